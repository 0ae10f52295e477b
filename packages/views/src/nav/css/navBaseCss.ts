import { ROW_MOVE_MS, SMALLEST_TARGET_PX } from '../limits.ts';
import { bulletStepsCss } from './bulletSteps.ts';

/** Elements of a template that show the thumbnail. */
const PICTURES = '.sr7-nav-img,.sr7-thumb-img,.sr7-tab-img,.sr7-bullimg,.sr7-bullet-img,.sr7-arr-img';
const LESS = `calc((100% - ${SMALLEST_TARGET_PX}px)/2)`;

/**
 * What the navigation of every module needs, once a page.
 * - The author's look is on the item; a button without any look lies over it, never smaller than a finger's target.
 * - Looks place bullets themselves, by a script of old: here they stand in cells, so their `position` does not count.
 * - Looks that hide what hangs over would hide a ring around the button too: the item wears it.
 * - Thumbnails of other slides wait for the script that is on its way: they must not hold up the first slide's picture.
 * - Pictures of any colour lie below, and high contrast modes would paint over what masks draw.
 */
export const navBaseCss = `
sr7-module{--fw:1}
sr7-module:dir(rtl),sr7-spot>[dir=rtl]{--fw:-1}
sr7-nav{position:relative;z-index:30;display:block;min-width:0;isolation:isolate;pointer-events:none}
sr7-nav.sr7-outside{z-index:29}
sr7-spot{position:absolute;display:block;width:fit-content;height:fit-content;max-width:100%;forced-color-adjust:none}
.sr7-outside>sr7-spot{position:relative}
sr7-spot .sr7-arrows,sr7-spot .sr7-bullets>.sr7-bullet{position:relative!important;inset:auto!important;flex:none}
.sr7-arrows,.sr7-bullet,.sr7-tab,.sr7-thumb{pointer-events:auto;user-select:none;-webkit-tap-highlight-color:transparent}
.sr7-arrows:dir(rtl)::before{scale:-1 1}
.sr7-bullets{position:relative;display:grid;align-items:center;justify-items:center}
.sr7-tabs,.sr7-thumbs{position:relative;display:grid}
.sr7-tabs-mask,.sr7-thumbs-mask{display:block;box-sizing:content-box;overflow:hidden}
.sr7-track{display:block;position:relative;transition:translate ${ROW_MOVE_MS}ms ease-out}
.sr7-track>.sr7-tab,.sr7-track>.sr7-thumb{display:block;position:absolute!important;margin:0}
.sr7-look{display:contents}
:where(${PICTURES}){display:block;width:100%;height:100%;background:var(--shade,transparent) center/cover no-repeat}
sr7-module:not([data-awaits]) :is(${PICTURES}),.selected :is(${PICTURES}){background-image:var(--thumb,none)}
@media (scripting:none){sr7-nav :is(${PICTURES}){background-image:var(--thumb,none)}}
.sr7-hit{position:absolute;inset:min(0px,${LESS});z-index:5;margin:var(--hit,0px);padding:0;border:0;background:none;color:inherit;font:inherit;appearance:none;cursor:pointer}
sr7-spot .sr7-hit:focus-visible{outline:0!important;box-shadow:none!important}
sr7-spot :is(.sr7-arrows,.sr7-bullet):has(>.sr7-hit:focus-visible){outline:3px solid #fff!important;outline-offset:3px!important;box-shadow:0 0 0 8px #000!important}
sr7-spot .sr7-track .sr7-hit:focus-visible{outline:3px solid #fff!important;outline-offset:-4px!important;box-shadow:inset 0 0 0 7px #000!important}
@media (prefers-reduced-motion:reduce){sr7-spot{translate:none!important;scale:none!important;transition-property:opacity!important}sr7-spot *,sr7-spot *::before,sr7-spot *::after{transition:none!important;animation:none!important}}
${bulletStepsCss}
`.trim();
