/** How lines break is the layer's to say: a page's own rules for its headings and paragraphs would break them elsewhere. */
const OWN_LINES =
  'text-wrap:wrap;hyphens:manual;word-break:normal;line-break:auto;overflow-wrap:normal;letter-spacing:normal;word-spacing:normal;text-indent:0;text-rendering:auto;font-optical-sizing:auto';
/** In a layer it is as the layer says. */
const LAYERS_LINES = OWN_LINES.replace(/:[^;]+/g, ':inherit');

/**
 * What every module needs, once a page.
 * - `--u` and `--gy` are registered so that they resolve to lengths where they are declared: nested containers cannot change them.
 * - Letters and lines are whole pixels (`textCss`). What holds a variable is never found to be wrong in time for another
 *   declaration to stand, so browsers that cannot round are asked first.
 * - Pages of the original have its own sheet, which hides slides and layers until its script shows them, and themes have rules
 *   for everything: what decides where something stands is said here with the weight of the module's class.
 * - A picture that could not be had keeps its place, without the browser's mark and with its text for those who hear it.
 * - The focus ring is dark, light and dark, and important: pictures of any colour lie under it, and many an author
 *   switches outlines off.
 */
export const drawnCss = `
@property --u{syntax:"<length>";inherits:true;initial-value:1px}
@property --gy{syntax:"<length>";inherits:true;initial-value:0px}
sr7-module{display:block;position:relative;box-sizing:border-box;container-type:inline-size;width:100%;line-height:1.3;-webkit-text-size-adjust:100%;text-size-adjust:100%}
sr7-module *,sr7-module *::before,sr7-module *::after{box-sizing:border-box}
.rs-p-wp-fix{display:none!important}
.sr7-module sr7-content{display:grid;position:relative;inset:auto;width:auto;height:auto;contain:none;visibility:inherit;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden;isolation:isolate}
sr7-end{display:none}
sr7-module-bg{position:absolute;inset:0;display:block}
.sr7-module sr7-slide{grid-area:1/1;position:relative;inset:auto;width:auto;height:auto;contain:none;visibility:inherit;display:grid;grid-template:auto auto auto/minmax(0,1fr);align-content:space-between;min-height:100%;z-index:1}
.sr7-module sr7-slide.sr7-flat{position:absolute;inset:0}
.sr7-module sr7-slide[data-current]{z-index:5}
.sr7-module sr7-slide[hidden]{display:none}
sr7-place{display:flex;position:absolute;pointer-events:none}
sr7-place.sr7-flow{display:block;position:relative}
.sr7-module .sr7-layer{display:block;position:relative;visibility:inherit;margin:0;padding:0;min-width:0;pointer-events:auto;text-decoration:none;font-weight:inherit;list-style-position:inside;flex:0 1 auto;background-repeat:no-repeat;--wfs:var(--fs);--wlh:var(--lh);${OWN_LINES}}
@supports (width:round(1.5px,1px)){.sr7-module .sr7-layer{--wfs:round(var(--fs),1px);--wlh:round(var(--lh),1px)}}
.sr7-module button.sr7-layer{appearance:none;border:0;background:none;font:inherit;color:inherit;text-align:inherit;cursor:pointer}
.sr7-module sr7-bg.sr7-layer{position:absolute;inset:0;overflow:hidden;pointer-events:none}
.sr7-module .sr7-row{display:flex;flex-wrap:wrap}
.sr7-module .sr7-layer[hidden]{display:none}
.sr7-module .sr7-layer :where(p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote){margin:0}
.sr7-module .sr7-layer :where(p,h1,h2,h3,h4,h5,h6){padding:0}
.sr7-module .sr7-layer :where(p,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote){${LAYERS_LINES}}
.sr7-layer :where(a){color:inherit}
.sr7-haspic{isolation:isolate}
.sr7-layer>sr7-pic{position:absolute;inset:0;display:block;overflow:hidden;border-radius:inherit;z-index:-1}
.sr7-module :is(sr7-bg,sr7-pic,sr7-img)>img{display:block;max-width:none;margin:0;padding:0;border:0}
.sr7-module :is(sr7-bg>:is(img,video,sr7-overlay),sr7-pic>img){position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;border:0;display:block}
sr7-module img[data-failed]{opacity:0!important}
:where(sr7-module img[data-failed]){display:inline-block}
.sr7-module sr7-svg>svg{display:block;width:100%;height:100%;max-width:none}
.sr7-break{display:block;clear:both;width:100%;height:0}
sr7-slide:focus{outline:none}
sr7-module :focus-visible:not(sr7-slide){outline:3px solid #fff!important;outline-offset:3px!important;box-shadow:0 0 0 8px #000!important}
`.trim();
