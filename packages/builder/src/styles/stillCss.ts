/** Parts of which a script shows one at a time, all of them, each below its title. */
const allParts = `.elementor-tab-content.elementor-tab-content,.e-n-tabs-content>.e-con.e-con{display:block!important}
:is(.elementor-tabs .elementor-tab-content,.e-n-tabs-content>.e-con)::before{content:attr(data-title);display:block;font-weight:700}
:is(.elementor-tabs-wrapper,.e-n-tabs-heading,.elementor-alert-dismiss,.elementor-swiper-button,.swiper-pagination){display:none!important}`;

/** Where nothing moves: pages without scripts, and pages on paper. All that a document says is there to be read. */
export const stillCss = `
.elementor-video-link{position:absolute;inset:0;display:grid;place-items:end center;padding:1em;color:#fff;text-shadow:0 0 4px #000}
@media (scripting:none){${allParts}
.elementor-video~.elementor-custom-embed-image-overlay,.elementor-video-iframe:not([src])~.elementor-custom-embed-image-overlay .elementor-custom-embed-play{display:none}}
@media print{${allParts}
.elementor-invisible{visibility:visible!important}
.elementor :is(.animated,.elementor-progress-bar){animation:none!important;clip-path:none!important;print-color-adjust:exact}
.e-n-accordion-item::details-content{content-visibility:visible!important;block-size:auto!important}
.elementor-lightbox,.elementor-background-video-container,.elementor-custom-embed-play{display:none!important}}
`;
