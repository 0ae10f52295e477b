import { orDefault } from './containerVariables.ts';
import { LIVES, type RuleBlock } from './blocksIn.ts';

/** How boxes are laid out and painted that few documents have. */
export const boxBlocks: readonly RuleBlock[] = [
  {
    marks: ['e-grid'],
    css: `
.e-con{--e-con-grid-template-columns:repeat(3,1fr);--e-con-grid-template-rows:repeat(2,1fr);--grid-auto-flow:row;--justify-items:initial;--grid-justify-content:start;--grid-align-content:start}
.e-con.e-grid>.e-con-inner,.e-con-full.e-grid{display:grid;grid-template-columns:var(--e-con-grid-template-columns);grid-template-rows:var(--e-con-grid-template-rows);grid-auto-flow:var(--grid-auto-flow);justify-items:var(--justify-items);align-items:var(--align-items);justify-content:var(--grid-justify-content);align-content:var(--grid-align-content);gap:${orDefault('row-gap')} ${orDefault('column-gap')}}
`,
  },
  {
    marks: ['e-con-overlay', 'elementor-background-overlay'],
    css: `
.e-con{--border-top-width:0px;--border-right-width:0px;--border-bottom-width:0px;--border-left-width:0px}
.e-con-overlay{isolation:isolate}
.e-con-overlay::before{content:"";position:absolute;inset:calc(0px - var(--border-top-width)) calc(0px - var(--border-right-width)) calc(0px - var(--border-bottom-width)) calc(0px - var(--border-left-width));z-index:-1;border-radius:inherit;pointer-events:none;transition:background var(--overlay-transition,.3s),border-radius var(--border-transition,.3s),opacity var(--overlay-transition,.3s)}
.elementor-background-overlay{position:absolute;inset:0;border-radius:inherit;pointer-events:none;transition:background var(--overlay-transition,.3s),opacity var(--overlay-transition,.3s)}
`,
  },
  {
    marks: ['elementor-background-video'],
    css: `
.e-con:has(>.elementor-background-video-container,>.e-con-inner>.elementor-background-video-container){isolation:isolate}
:is(.e-con,.e-con-inner)>.elementor-background-video-container{z-index:-2}
.elementor-background-video-container{position:absolute;inset:0;overflow:hidden;pointer-events:none;border-radius:inherit}
.elementor-background-video-hosted{width:100%;height:100%;object-fit:cover}
.elementor-background-video-embed{max-width:none;position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)}
`,
  },
  {
    // The script makes them, of what the settings say.
    marks: ['background_slideshow_gallery'],
    css: `
.elementor-background-slideshow{position:absolute;inset:0;z-index:0;overflow:hidden;border-radius:inherit}
.elementor-background-slideshow__slide__image{width:100%;height:100%;background-size:cover;background-position:center}
`,
  },
  {
    marks: ['elementor-shape'],
    css: `
.elementor-shape{position:absolute;left:0;width:100%;overflow:hidden;line-height:0;direction:ltr;pointer-events:none}
.elementor-shape svg{display:block;width:calc(100% + 1.3px);position:relative;left:50%;transform:translateX(-50%)}
.elementor-shape-top{top:-1px}.elementor-shape-bottom{bottom:-1px}
.elementor-shape-bottom[data-negative=false],.elementor-shape-top[data-negative=true]{transform:rotate(180deg)}
.elementor-shape-flipped svg{transform:translateX(-50%) rotateY(180deg)}
.elementor-shape-fill{fill:#fff}
`,
  },
  {
    marks: ['e-flexbox-base', 'e-div-block-base', 'e-atomic-element', 'e-button-base'],
    css: `
.e-flexbox-base{display:flex;min-width:30px}
.e-div-block-base{display:block;min-width:30px}
a.e-atomic-element{display:block;color:inherit;text-decoration:none}
.e-button-base{display:inline-block;padding:12px 24px;border:0;border-radius:2px;background:#375efb;color:#fff;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
`,
  },
  {
    marks: ['<a class="elementor-element'],
    css: `
a.e-con{color:inherit;text-decoration:none}
`,
  },
  {
    marks: ['elementor-clearfix'],
    css: `
.elementor-clearfix::after{content:"";display:block;clear:both}
`,
  },
  {
    marks: ['elementor-absolute', 'elementor-fixed'],
    css: `
.elementor .elementor-absolute{position:absolute}.elementor .elementor-fixed{position:fixed}
`,
  },
  {
    marks: ['elementor-screen-only', LIVES],
    css: `
.elementor-screen-only{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
`,
  },
  {
    marks: ['elementor-widget-n-tabs', 'elementor-widget-n-accordion', 'elementor-widget-empty'],
    css: `
:is(.e-con,.e-con-inner)>:is(.elementor-widget-n-tabs,.elementor-widget-n-accordion,.elementor-widget-empty){width:100%}
`,
  },
  {
    marks: [
      'elementor-widget-video',
      'elementor-widget-divider',
      'elementor-widget-google_maps',
      'elementor-widget-image-carousel',
      'elementor-widget-progress',
      'elementor-widget-tabs',
      'elementor-widget-accordion',
      'elementor-widget-toggle',
      'elementor-widget-image-gallery',
      'elementor-widget-alert',
      'elementor-widget-shortcode',
      'elementor-widget-vitrine-',
    ],
    css: `
:is(.e-con,.e-con-inner)>:is(.elementor-widget-video,.elementor-widget-divider,.elementor-widget-google_maps,.elementor-widget-image-carousel,.elementor-widget-progress,.elementor-widget-tabs,.elementor-widget-accordion,.elementor-widget-toggle,.elementor-widget-image-gallery,.elementor-widget-alert,.elementor-widget-shortcode,[class*="elementor-widget-vitrine-"]){width:var(--container-widget-width);flex-grow:var(--container-widget-flex-grow)}
`,
  },
];
