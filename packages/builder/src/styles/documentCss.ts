import { animationBlocks, entranceBlocks, reducedMotionCss } from './animationCss.ts';
import { LIVES, type RuleBlock } from './blocksIn.ts';
import { boxBlocks } from './boxBlocks.ts';
import { orDefault } from './containerVariables.ts';
import { arrowCss, carouselCss } from './carouselCss.ts';
import { floatingCss } from './floatingCss.ts';
import { popupCss } from './popupCss.ts';
import { rareBlocks } from './rareCss.ts';
import { stillBlocks } from './stillCss.ts';
import { widgetBlocks, widgetCss } from './widgetCss.ts';

/** What all documents share. Containers are laid out by variables that their settings write. */
const boxes = `
.elementor{container-type:normal;hyphens:manual}
.elementor *,.elementor ::before,.elementor ::after{box-sizing:border-box}
.elementor img{max-width:100%;height:auto;border:0;border-radius:0;vertical-align:middle}
.elementor iframe{border:0;max-width:100%}
.elementor figure{margin:0}
.elementor hr{margin:0;background-color:transparent}
.elementor-element{position:relative}

.e-con{--padding-top:var(--container-default-padding-top,10px);--padding-right:var(--container-default-padding-right,10px);--padding-bottom:var(--container-default-padding-bottom,10px);--padding-left:var(--container-default-padding-left,10px);--margin-right:0px;--margin-left:0px;position:relative;display:flex;flex-direction:column;width:${orDefault('width')};min-width:0;min-height:var(--min-height);margin:var(--margin-top,0px) var(--margin-right) var(--margin-bottom,0px) var(--margin-left);border-radius:var(--border-radius);overflow:var(--overflow);z-index:var(--z-index)}
.elementor>.e-con{--margin-left:auto;--margin-right:auto;max-width:min(100%,${orDefault('width')})}
.e-con-full{padding:var(--padding-top) var(--padding-right) var(--padding-bottom) var(--padding-left)}
.e-con-boxed{padding:0 var(--padding-right) 0 var(--padding-left)}
.e-con-boxed>.e-con-inner{width:100%;max-width:${orDefault('content-width')};margin-inline:auto;padding:var(--padding-top) 0 var(--padding-bottom);flex:1 1 auto;min-height:0}
.e-con.e-flex>.e-con-inner,.e-con-full.e-flex{display:flex;flex-direction:${orDefault('flex-direction')};flex-wrap:var(--flex-wrap);justify-content:var(--justify-content);align-items:var(--align-items);align-content:var(--align-content);gap:${orDefault('row-gap')} ${orDefault('column-gap')}}
.e-con>.elementor-widget,.e-con-inner>.elementor-widget{min-width:0;max-width:100%}
:is(.e-con,.e-con-inner)>.elementor-widget-button{min-width:min-content}
.elementor-widget{--kit-widget-spacing:0px}
`;

/** How boxes and widgets change when the pointer comes: of documents with rules for it alone. */
export const changingCss =
  '.e-con,.elementor-widget{transition:background var(--background-transition,.3s),border var(--border-transition,.3s),border-radius var(--border-transition,.3s),box-shadow var(--border-transition,.3s),transform var(--e-transform-transition-duration,.4s)}';

/** What every document may need: one sheet for all pages of a site. */
export const documentCss = [boxes, widgetCss, reducedMotionCss].map((css) => css.trim()).join('\n');

/** What only some documents need: each has its own. It comes after what all share. */
export const documentBlocks: readonly RuleBlock[] = [
  ...boxBlocks,
  ...widgetBlocks,
  { marks: ['elementor-swiper-button', LIVES], css: arrowCss },
  ...animationBlocks,
  ...stillBlocks,
  ...rareBlocks,
  { marks: ['elementor-image-carousel'], css: carouselCss },
  { marks: ['e-contact-buttons', 'e-floating-bars', 'e-link-in-bio'], css: floatingCss },
  { marks: ['elementor-popup-modal'], css: popupCss },
  ...entranceBlocks,
];
