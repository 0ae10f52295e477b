/**
 * What slides with films or sounds need.
 * - A film lies over its poster and shows once it plays (`data-shown`); it fades in, unless its layer only just came. One
 *   with controls cannot be reached before.
 * - The button fills the box, and makes room for controls; where there are none it stays, to stop the film again.
 * - A browser's audio controls lay themselves out after their first paint, which would count as a shift of the page;
 *   they appear once that is over.
 */
export const mediaCss = `
.sr7-layer.sr7-media{display:grid;overflow:hidden}
.sr7-layer.sr7-media>*{grid-area:1/1;width:100%;height:100%;min-width:0;min-height:0;border:0;display:block}
.sr7-media>img{object-fit:cover}
.sr7-media>img+audio{align-self:end;height:54px}
sr7-audio>audio{animation:sr7-appear .5s step-end}
sr7-film{display:block;position:relative;overflow:hidden}
sr7-bg>sr7-film{position:absolute;inset:0}
.sr7-media>sr7-film{background:#000}
sr7-film>iframe{position:absolute;inset:0;width:100%;height:100%;max-width:none;border:0}
sr7-film:not([data-controls])>iframe{pointer-events:none}
sr7-film[data-cover]{container-type:size}
sr7-film[data-cover]>iframe{inset:50% auto auto 50%;width:max(100cqw,100cqh*var(--r));height:max(100cqh,100cqw/var(--r));translate:-50% -50%}
:is(.sr7-media,sr7-bg)>img~:is(video,sr7-film){opacity:0;transition:opacity .5s,visibility .5s}
.sr7-media:not([data-shown])>img~video[controls]{visibility:hidden}
:is(.sr7-media,sr7-bg)[data-shown]>img~:is(video,sr7-film){opacity:1}
[data-atonce]>:is(video,sr7-film){transition:none!important}
.sr7-play.sr7-play{display:grid;place-items:center;margin:0;padding:0;border:0;background:none;color:#fff;cursor:pointer;appearance:none}
.sr7-media>.sr7-play{position:relative}
.sr7-play>svg{height:min(64px,80%);aspect-ratio:1;padding:16px;border-radius:50%;background:rgba(0,0,0,.6);fill:currentColor;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;transition:opacity .2s,background .2s,scale .2s}
.sr7-xl>svg{height:min(96px,80%);padding:24px}
.sr7-play>svg>:last-child,[data-playing]>.sr7-play>svg>:first-child,[data-playing]+.sr7-still>svg>:first-child{display:none}
[data-playing]>.sr7-play>svg>:last-child,[data-playing]+.sr7-still>svg>:last-child{display:inline}
[data-playing]>.sr7-play:not(:hover,:focus-visible)>svg{opacity:0}
.sr7-play:hover>svg{background:rgba(0,0,0,.85);scale:1.06}
.sr7-layer.sr7-media[data-shown]>:is([controls],[data-controls])~.sr7-play{display:none}
sr7-module .sr7-media>.sr7-play:focus-visible:not(sr7-slide){outline-offset:-6px!important;box-shadow:inset 0 0 0 9px #000!important}
.sr7-still{position:absolute;inset-block:auto 12px;inset-inline:12px auto;z-index:60;width:40px;height:40px;border-radius:50%;opacity:0;transition:opacity .2s}
.sr7-still>svg{height:40px;padding:9px}
sr7-slide:hover>.sr7-still,.sr7-still:focus-visible{opacity:.85}
@media (hover:none),(prefers-reduced-motion:reduce){.sr7-still{opacity:.85}}
.sr7-layer.sr7-media>noscript{display:grid;place-content:center;position:relative}
.sr7-watch{background:rgba(0,0,0,.72);color:#fff;border-radius:999px;padding:12px 22px;font:600 16px/1.2 sans-serif;text-decoration:none}
@media (max-width:479.98px){.sr7-module .sr7-bare>img{display:none}.sr7-media.sr7-bare>img~:is(video,sr7-film),sr7-bg.sr7-bare>img~:is(video,sr7-film){opacity:1;visibility:visible}}
@media (scripting:none){sr7-module .sr7-play.sr7-play{display:none}.sr7-media>img~video{opacity:1!important;visibility:visible!important}}
@media (prefers-reduced-motion:reduce){sr7-module :is(video,sr7-film),.sr7-play>svg{transition:none}}
@media (forced-colors:active){.sr7-play>svg{border:1px solid;background:Canvas;color:CanvasText}}
`.trim();
