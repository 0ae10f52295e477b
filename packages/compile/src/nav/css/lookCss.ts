import type { ResolvedLook } from '../looks/readyLook.ts';
import { withOwnIcons } from './icons.ts';
import { scopeCss } from './scopeCss.ts';

/** The CSS of any look, ready for the page. */
export const lookCss = ({ css }: ResolvedLook, root: string): string =>
  scopeCss(atHover(withOwnIcons(css)), root);

/** Looks name a class for what the pointer is over; the browser knows by itself, and keyboards have the same. */
const atHover = (css: string): string =>
  css.replace(/\.sr7-touchhover\b/g, ':is(:hover,:has(:focus-visible))');
