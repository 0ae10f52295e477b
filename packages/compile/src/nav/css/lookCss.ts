import type { ResolvedLook } from '../looks/readyLook.ts';
import { atHover } from './atHover.ts';
import { withOwnIcons } from './icons.ts';
import { scopeCss } from './scopeCss.ts';

/** The CSS of any look, ready for the page. */
export const lookCss = ({ css }: ResolvedLook, root: string): string =>
  scopeCss(atHover(withOwnIcons(css)), root);
