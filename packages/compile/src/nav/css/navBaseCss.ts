import { SMALLEST_TARGET_PX } from '../../limits.ts';

const LESS = `calc((100% - ${SMALLEST_TARGET_PX}px)/2)`;

/**
 * What the navigation of every module needs, once a page.
 * - The author's look is on the item; a button without any look lies over it, never smaller than a finger's target.
 * - Looks that hide what hangs over would hide a ring around the button too: the item wears it.
 * - Where modules stand still it leads nowhere, and keeps its place.
 * - Pictures of any colour lie below, and high contrast modes would paint over what masks draw.
 */
export const navBaseCss = `
sr7-module{--fw:1}
sr7-module:dir(rtl),sr7-spot>[dir=rtl]{--fw:-1}
sr7-nav{position:relative;z-index:30;display:block;min-width:0;isolation:isolate;pointer-events:none}
sr7-module[data-still]>sr7-nav{visibility:hidden}
sr7-spot{position:absolute;display:block;width:fit-content;height:fit-content;max-width:100%;forced-color-adjust:none}
sr7-spot .sr7-arrows{position:relative!important;inset:auto!important;flex:none}
.sr7-arrows,.sr7-bullet,.sr7-tab,.sr7-thumb{pointer-events:auto;user-select:none;-webkit-tap-highlight-color:transparent}
.sr7-arrows:dir(rtl)::before{scale:-1 1}
.sr7-module .sr7-hit{position:absolute;inset:min(0px,${LESS});z-index:5;margin:var(--hit,0px);padding:0;border:0;background:none;color:inherit;font:inherit;appearance:none;cursor:pointer}
sr7-spot .sr7-hit:focus-visible{outline:0!important;box-shadow:none!important}
sr7-spot :is(.sr7-arrows,.sr7-bullet):has(>.sr7-hit:focus-visible){outline:3px solid #fff!important;outline-offset:3px!important;box-shadow:0 0 0 8px #000!important}
@media (prefers-reduced-motion:reduce){sr7-spot{translate:none!important;scale:none!important;transition-property:opacity!important}sr7-spot *,sr7-spot *::before,sr7-spot *::after{transition:none!important;animation:none!important}}
`.trim();
