/**
 * What every module needs, once a page.
 * - `--u` is registered so that it resolves to a length where it is declared: nested containers cannot change it.
 * - A slide that leaves keeps the height that it had, and has no say in that of the next: its layers would jump when the
 *   change starts, and those of the next when it ends.
 * - Layers with an entry wait for the script that plays it, where one is on its way; when it is late they show.
 * - A picture that could not be had keeps its place, without the browser's mark and with its text for those who hear it.
 * - The focus ring is dark, light and dark, and important: pictures of any colour lie under it, and many an author
 *   switches outlines off.
 */
export const baseCss = `
@property --u{syntax:"<length>";inherits:true;initial-value:1px}
sr7-module{display:block;position:relative;box-sizing:border-box;container-type:inline-size;width:100%;line-height:1.3;-webkit-text-size-adjust:100%}
sr7-module *,sr7-module *::before,sr7-module *::after{box-sizing:border-box}
sr7-content{display:grid;position:relative;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden;isolation:isolate}
sr7-module-bg{position:absolute;inset:0;display:block}
sr7-slide{grid-area:1/1;position:relative;display:grid;grid-template:auto auto auto/minmax(0,1fr);align-content:space-between;min-height:100%;z-index:1}
sr7-slide[data-previous]{z-index:2}
sr7-slide[data-current]{z-index:5}
sr7-slide[data-leaving]:not([data-offset]){position:absolute;inset:0 0 auto;min-height:inherit}
sr7-slide[hidden]{display:none}
sr7-slide.sr7-global{z-index:10;pointer-events:none}
sr7-slide.sr7-global.sr7-back{z-index:0}
sr7-bg.sr7-layer{position:absolute;inset:0;display:block;overflow:hidden;pointer-events:none}
sr7-bg>img,sr7-bg>video,sr7-bg>sr7-overlay{position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;border:0;display:block}
sr7-place{display:flex;position:absolute;pointer-events:none}
sr7-place.sr7-flow{display:block;position:relative}
sr7-place.sr7-off{display:none}
sr7-place.sr7-hidden{visibility:hidden}
sr7-plx,sr7-loop,sr7-mask{display:flex;flex:none;width:100%;height:100%;justify-content:inherit;align-items:inherit;pointer-events:none}
.sr7-flow>:is(sr7-plx,sr7-loop,sr7-mask),.sr7-flow>:is(sr7-plx,sr7-loop)>:is(sr7-loop,sr7-mask),.sr7-flow>sr7-plx>sr7-loop>sr7-mask{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
.sr7-layer{display:block;position:relative;margin:0;padding:0;min-width:0;pointer-events:auto;text-decoration:none;font-weight:inherit;list-style-position:inside;flex:0 1 auto;background-repeat:no-repeat}
button.sr7-layer{appearance:none;border:0;background:none;font:inherit;color:inherit;text-align:inherit;cursor:pointer}
.sr7-layer[hidden]{display:none}
.sr7-layer :where(p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote){margin:0}
.sr7-layer :where(a){color:inherit}
.sr7-haspic{isolation:isolate}
.sr7-layer>sr7-pic{position:absolute;inset:0;display:block;overflow:hidden;border-radius:inherit;z-index:-1}
sr7-pic>img{position:absolute;inset:0;width:100%;height:100%;max-width:none;display:block}
@media (scripting:enabled) and (prefers-reduced-motion:no-preference){sr7-module[data-awaits] .sr7-enters{animation:sr7-appear 1.2s step-end}}
@keyframes sr7-appear{from{visibility:hidden}}
sr7-img>img{display:block;max-width:none}
sr7-module img[data-failed]{opacity:0!important}
:where(sr7-module img[data-failed]){display:inline-block}
sr7-svg>svg{display:block;width:100%;height:100%}
.sr7-row{display:flex;flex-wrap:wrap}
.sr7-zone{display:block}
sr7-place.sr7-zoneplace{pointer-events:none}
.sr7-break{display:block;clear:both;width:100%;height:0}
sr7-slide:focus{outline:none}
sr7-module :focus-visible:not(sr7-slide){outline:3px solid #fff!important;outline-offset:3px!important;box-shadow:0 0 0 8px #000!important}
.sr7-pause{position:absolute;inset-block:auto 12px;inset-inline:12px auto;z-index:60;display:grid;place-items:center;width:40px;height:40px;margin:0;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.55);color:#fff;cursor:pointer;opacity:0;transition:opacity .2s,background .2s}
.sr7-pause[data-corner]{opacity:.8}
.sr7-pause[data-corner^=start]{inset-block:12px auto}
.sr7-pause[data-corner$=end]{inset-inline:auto 12px}
@container (max-width:480px){.sr7-pause{width:34px;height:34px}.sr7-pause>svg{width:16px;height:16px}}
.sr7-pause[data-corner]:hover,.sr7-pause:focus-visible{opacity:1;background:rgba(0,0,0,.8)}
.sr7-pause>svg{width:20px;height:20px;fill:currentColor;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
@media (forced-colors:active){.sr7-pause{border:1px solid;opacity:1}}
.sr7-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();
