/**
 * What modules need that do more than stand there.
 * - A slide that leaves keeps the height that it had, and has no say in that of the next: its layers would jump when the
 *   change starts, and those of the next when it ends.
 * - Layers with an entry wait for the script that plays it, where one is on its way; when it is late they show. Once it has come
 *   they wait longer, for the player that it fetches, and show when that cannot be had or does not come at all.
 * - Of a page that comes in parts a module would move with each: rows are centred, layers stand at the foot, navigation before all
 *   slides. It shows when its end has come; where that never comes, as of a page that was broken off, it shows what has.
 */
export const liveCss = `
sr7-module sr7-slide[data-previous]{z-index:2}
sr7-module sr7-slide[data-leaving]:not([data-offset]){position:absolute;inset:0 0 auto;min-height:inherit}
sr7-module sr7-slide.sr7-global{z-index:10;pointer-events:none}
sr7-module sr7-slide.sr7-global.sr7-back{z-index:0}
sr7-place.sr7-off{display:none}
sr7-place.sr7-hidden{visibility:hidden}
sr7-plx,sr7-loop,sr7-mask{display:flex;flex:none;width:100%;height:100%;justify-content:inherit;align-items:inherit;pointer-events:none}
.sr7-flow>:is(sr7-plx,sr7-loop,sr7-mask),.sr7-flow>:is(sr7-plx,sr7-loop)>:is(sr7-loop,sr7-mask),.sr7-flow>sr7-plx>sr7-loop>sr7-mask{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)}
@media (scripting:enabled) and (prefers-reduced-motion:no-preference){sr7-module[data-awaits=""] .sr7-enters{animation:sr7-appear 1.2s step-end}}
sr7-module[data-awaits=player] .sr7-enters{animation:sr7-appear 10s step-end}
sr7-module[data-drawn]:not(:has(>sr7-end))>:is(sr7-nav,sr7-content){animation:sr7-appear 10s step-end}
@keyframes sr7-appear{from{visibility:hidden}}
.sr7-module .sr7-pause{position:absolute;inset-block:auto 12px;inset-inline:12px auto;z-index:60;display:grid;place-items:center;width:40px;height:40px;margin:0;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.55);color:#fff;cursor:pointer;opacity:0;transition:opacity .2s,background .2s}
.sr7-module .sr7-pause[data-corner]{opacity:.8}
.sr7-module .sr7-pause[data-corner^=start]{inset-block:12px auto}
.sr7-module .sr7-pause[data-corner$=end]{inset-inline:auto 12px}
@container (max-width:480px){.sr7-module .sr7-pause{width:34px;height:34px}.sr7-module .sr7-pause>svg{width:16px;height:16px}}
.sr7-module .sr7-pause[data-corner]:hover,.sr7-module .sr7-pause:focus-visible{opacity:1;background:rgba(0,0,0,.8)}
.sr7-module .sr7-pause>svg{width:20px;height:20px;fill:currentColor;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
@media (forced-colors:active){.sr7-module .sr7-pause{border:1px solid;opacity:1}}
.sr7-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();
