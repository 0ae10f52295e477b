/** Elements of a template that show the thumbnail. */
const PICTURES = '.sr7-nav-img,.sr7-thumb-img,.sr7-tab-img,.sr7-bullimg,.sr7-bullet-img,.sr7-arr-img';

/**
 * What templates draw in, once a page. Thumbnails of other slides wait for the script that is on its way: they must not
 * hold up the first slide's picture.
 */
export const pictureCss = `
.sr7-look{display:contents}
:where(${PICTURES}){display:block;width:100%;height:100%;background:var(--shade,transparent) center/cover no-repeat}
sr7-module:not([data-awaits]) :is(${PICTURES}),.selected :is(${PICTURES}){background-image:var(--thumb,none)}
@media (scripting:none){sr7-nav :is(${PICTURES}){background-image:var(--thumb,none)}}
`.trim();
