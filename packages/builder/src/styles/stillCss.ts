import { LIVES, type RuleBlock } from './blocksIn.ts';

/** Where nothing moves: pages without scripts, and pages on paper. */
const still = (css: string): string => `@media (scripting:none),print{${css}}\n`;
const onPaper = (css: string): string => `@media print{${css}}\n`;
const without = (...names: readonly string[]): RuleBlock => ({
  marks: names.map((name) => name.slice(1)),
  css: still(`${names.join()}{display:none!important}`),
});

/** All that a document says is there to be read. Parts of which a script shows one at a time are all there, each below its title. */
export const stillBlocks: readonly RuleBlock[] = [
  {
    marks: ['elementor-tab-content'],
    css: still(
      '.elementor-tab-content.elementor-tab-content{display:block!important}' +
        '.elementor-tabs .elementor-tab-content::before{content:attr(data-title);display:block;font-weight:700}' +
        '.elementor-tabs-wrapper{display:none!important}',
    ),
  },
  {
    marks: ['e-n-tabs'],
    css: still(
      '.e-n-tabs-content>.e-con.e-con{display:block!important}' +
        '.e-n-tabs-content>.e-con::before{content:attr(data-title);display:block;font-weight:700}' +
        '.e-n-tabs-heading{display:none!important}',
    ),
  },
  without('.elementor-alert-dismiss'),
  without('.elementor-swiper-button', '.swiper-pagination'),
  {
    marks: ['elementor-widget-video', 'elementor-background-video', 'elementor-custom-embed'],
    css: `.elementor-video-link{position:absolute;inset:0;display:grid;place-items:end center;padding:1em;color:#fff;text-shadow:0 0 4px #000}
@media (scripting:none){.elementor-video~.elementor-custom-embed-image-overlay,.elementor-video-iframe:not([src])~.elementor-custom-embed-image-overlay .elementor-custom-embed-play{display:none}}
${onPaper('.elementor-background-video-container,.elementor-custom-embed-play{display:none!important}')}`,
  },
  {
    marks: ['animated', 'elementor-invisible'],
    css: onPaper('.elementor .animated{animation:none!important}'),
  },
  {
    marks: ['elementor-progress'],
    css: onPaper(
      '.elementor .elementor-progress-bar{animation:none!important;clip-path:none!important;print-color-adjust:exact}',
    ),
  },
  {
    marks: ['e-n-accordion'],
    css: onPaper(
      '.e-n-accordion-item::details-content{content-visibility:visible!important;block-size:auto!important}',
    ),
  },
  { marks: [LIVES], css: onPaper('.elementor-lightbox{display:none!important}') },
];
