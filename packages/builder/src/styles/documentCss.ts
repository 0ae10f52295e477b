import { animationCss, entranceBlocks } from './animationCss.ts';
import type { RuleBlock } from './blocksIn.ts';
import { arrowCss, carouselCss } from './carouselCss.ts';
import { floatingCss } from './floatingCss.ts';
import { popupCss } from './popupCss.ts';
import { rareBlocks } from './rareCss.ts';
import { stillCss } from './stillCss.ts';
import { widgetCss } from './widgetCss.ts';

/** What all documents share. Containers are laid out by variables that their settings write. */
const boxes = `
.elementor{container-type:normal;-webkit-hyphens:manual;hyphens:manual}
.elementor *,.elementor *::before,.elementor *::after{box-sizing:border-box}
.elementor img{max-width:100%;height:auto;border:0;border-radius:0;vertical-align:middle}
.elementor iframe{border:0;max-width:100%}
.elementor figure{margin:0}
.elementor hr{margin:0;background-color:transparent}
.elementor-element{position:relative}
.elementor-screen-only{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.elementor-clearfix::after{content:"";display:block;clear:both}
.elementor .elementor-absolute{position:absolute}.elementor .elementor-fixed{position:fixed}

.e-con{--display:flex;--width:100%;--content-width:min(100%,var(--container-max-width,1140px));--min-height:auto;--height:auto;--flex-direction:column;--flex-wrap:nowrap;--flex-wrap-mobile:wrap;--justify-content:initial;--align-items:initial;--align-content:initial;--row-gap:var(--widgets-spacing-row,20px);--column-gap:var(--widgets-spacing-column,20px);--padding-top:var(--container-default-padding-top,10px);--padding-right:var(--container-default-padding-right,10px);--padding-bottom:var(--container-default-padding-bottom,10px);--padding-left:var(--container-default-padding-left,10px);--margin-top:0px;--margin-right:0px;--margin-bottom:0px;--margin-left:0px;--border-radius:0;--border-top-width:0px;--border-right-width:0px;--border-bottom-width:0px;--border-left-width:0px;--overflow:visible;--z-index:auto;--container-widget-width:100%;--container-widget-height:initial;--container-widget-flex-grow:0;--container-widget-align-self:initial;--e-con-grid-template-columns:repeat(3,1fr);--e-con-grid-template-rows:repeat(2,1fr);--grid-auto-flow:row;--justify-items:initial;--grid-justify-content:start;--grid-align-content:start;position:relative;display:flex;flex-direction:column;width:var(--width);min-width:0;min-height:var(--min-height);margin:var(--margin-top) var(--margin-right) var(--margin-bottom) var(--margin-left);border-radius:var(--border-radius);overflow:var(--overflow);z-index:var(--z-index);transition:background var(--background-transition,.3s),border var(--border-transition,.3s),border-radius var(--border-transition,.3s),box-shadow var(--border-transition,.3s),transform var(--e-transform-transition-duration,.4s)}
.elementor>.e-con{--margin-left:auto;--margin-right:auto;max-width:min(100%,var(--width))}
.e-con-full{padding:var(--padding-top) var(--padding-right) var(--padding-bottom) var(--padding-left)}
.e-con-boxed{padding:0 var(--padding-right) 0 var(--padding-left)}
.e-con-boxed>.e-con-inner{width:100%;max-width:var(--content-width);margin-inline:auto;padding:var(--padding-top) 0 var(--padding-bottom);flex:1 1 auto;min-height:0}
.e-con.e-flex>.e-con-inner,.e-con-full.e-flex{display:flex;flex-direction:var(--flex-direction);flex-wrap:var(--flex-wrap);justify-content:var(--justify-content);align-items:var(--align-items);align-content:var(--align-content);gap:var(--row-gap) var(--column-gap)}
.e-con.e-grid{--display:grid}
.e-con.e-grid>.e-con-inner,.e-con-full.e-grid{display:grid;grid-template-columns:var(--e-con-grid-template-columns);grid-template-rows:var(--e-con-grid-template-rows);grid-auto-flow:var(--grid-auto-flow);justify-items:var(--justify-items);align-items:var(--align-items);justify-content:var(--grid-justify-content);align-content:var(--grid-align-content);gap:var(--row-gap) var(--column-gap)}
.e-con>.elementor-widget,.e-con-inner>.elementor-widget{min-width:0;max-width:100%}
:is(.e-con,.e-con-inner)>:is(.elementor-widget-video,.elementor-widget-divider,.elementor-widget-google_maps,.elementor-widget-image-carousel,.elementor-widget-progress,.elementor-widget-tabs,.elementor-widget-accordion,.elementor-widget-toggle,.elementor-widget-image-gallery,.elementor-widget-alert,.elementor-widget-shortcode,[class*="elementor-widget-vitrine-"]){width:var(--container-widget-width);flex-grow:var(--container-widget-flex-grow)}
:is(.e-con,.e-con-inner)>.elementor-widget-spacer{width:var(--container-widget-width,var(--spacer-size,50px));align-self:var(--container-widget-align-self,initial);flex-shrink:0}
:is(.e-con,.e-con-inner)>.elementor-widget-spacer>.elementor-spacer{height:var(--container-widget-height,var(--spacer-size,50px))}
:is(.e-con,.e-con-inner)>:is(.elementor-widget-n-tabs,.elementor-widget-n-accordion,.elementor-widget-empty){width:100%}
.e-con-overlay,.e-con:has(>.elementor-background-video-container,>.e-con-inner>.elementor-background-video-container){isolation:isolate}
.e-con-overlay::before{content:"";position:absolute;inset:calc(0px - var(--border-top-width)) calc(0px - var(--border-right-width)) calc(0px - var(--border-bottom-width)) calc(0px - var(--border-left-width));z-index:-1;border-radius:inherit;pointer-events:none;transition:background var(--overlay-transition,.3s),border-radius var(--border-transition,.3s),opacity var(--overlay-transition,.3s)}
:is(.e-con,.e-con-inner)>.elementor-background-video-container{z-index:-2}
a.e-con{color:inherit;text-decoration:none}

.elementor-widget{--kit-widget-spacing:0px;transition:background var(--background-transition,.3s),border var(--border-transition,.3s),border-radius var(--border-transition,.3s),box-shadow var(--border-transition,.3s),transform var(--e-transform-transition-duration,.4s)}
.elementor-background-overlay{position:absolute;inset:0;border-radius:inherit;pointer-events:none;transition:background var(--overlay-transition,.3s),opacity var(--overlay-transition,.3s)}

.elementor-background-video-container{position:absolute;inset:0;overflow:hidden;pointer-events:none;border-radius:inherit}
.elementor-background-video-hosted{width:100%;height:100%;object-fit:cover}
.elementor-background-video-embed{max-width:none;position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)}
.elementor-background-slideshow{position:absolute;inset:0;z-index:0;overflow:hidden;border-radius:inherit}
.elementor-background-slideshow__slide__image{width:100%;height:100%;background-size:cover;background-position:center}
.elementor-shape{position:absolute;left:0;width:100%;overflow:hidden;line-height:0;direction:ltr;pointer-events:none}
.elementor-shape svg{display:block;width:calc(100% + 1.3px);position:relative;left:50%;transform:translateX(-50%)}
.elementor-shape-top{top:-1px}.elementor-shape-bottom{bottom:-1px}
.elementor-shape-bottom[data-negative=false],.elementor-shape-top[data-negative=true]{transform:rotate(180deg)}
.elementor-shape-flipped svg{transform:translateX(-50%) rotateY(180deg)}
.elementor-shape-fill{fill:#fff}
.e-flexbox-base{display:flex;min-width:30px}
.e-div-block-base{display:block;min-width:30px}
a.e-atomic-element{display:block;color:inherit;text-decoration:none}
.e-button-base{display:inline-block;padding:12px 24px;border:0;border-radius:2px;background:#375efb;color:#fff;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
`;

/** What every document may need: one sheet for all pages of a site. */
export const documentCss = `${boxes}${widgetCss}${arrowCss}${animationCss}${stillCss}`;

/** What only some documents need: each has its own. It comes after what all share. */
export const documentBlocks: readonly RuleBlock[] = [
  ...rareBlocks,
  { marks: ['elementor-image-carousel'], css: carouselCss },
  { marks: ['e-contact-buttons', 'e-floating-bars', 'e-link-in-bio'], css: floatingCss },
  { marks: ['elementor-popup-modal'], css: popupCss },
  ...entranceBlocks,
];
