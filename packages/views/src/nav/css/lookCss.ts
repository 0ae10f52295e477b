import type { ResolvedLook } from '../looks/resolveLook.ts';
import { withOwnIcons } from './icons.ts';
import { scopeCss } from './scopeCss.ts';

/** Looks name a class for what the pointer is over; the browser knows by itself, and keyboards have the same. */
const TOUCHED = /\.sr7-touchhover\b/g;

/** The CSS of a look, ready for the page. */
export const lookCss = ({ css }: ResolvedLook, root: string): string =>
  scopeCss(withOwnIcons(css).replace(TOUCHED, ':is(:hover,:has(:focus-visible))'), root);
