/**
 * Carousels before and after their script has come: slides are of the same size and in the same place, so that nothing moves. Until then,
 * and without scripts for ever, they scroll.
 */
export const carouselCss = `
.elementor-widget-image-carousel{--swiper-theme-color:#000;--swiper-pagination-bullet-size:6px}
.elementor-widget-image-carousel .elementor-image-carousel-wrapper{position:static;overflow:hidden}
.elementor-widget-image-carousel.elementor-pagination-position-outside .elementor-image-carousel-wrapper:has(>.swiper-pagination){padding-block-end:30px}
.elementor-widget-image-carousel.elementor-pagination-position-outside .elementor-swiper-button{top:calc(50% - 15px)}
.elementor-widget-image-carousel.elementor-arrows-position-outside .elementor-image-carousel-wrapper{width:calc(100% - 60px);margin-inline:auto}
.elementor-widget-image-carousel .swiper-pagination-bullets{bottom:5px}
.elementor-image-carousel-wrapper .swiper-wrapper{display:flex}
.elementor-widget-image-carousel .elementor-image-carousel-wrapper:not(.swiper-initialized){overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:var(--offset-width,0px)}
.elementor-image-carousel-wrapper:not(.swiper-initialized) .swiper-wrapper{gap:var(--e-image-carousel-gap,0px)}
.elementor-image-carousel-wrapper:not(.swiper-initialized) .swiper-slide{flex:0 0 calc((100% - (var(--e-image-carousel-slides-to-show,3) - 1)*var(--e-image-carousel-gap,0px))/var(--e-image-carousel-slides-to-show,3));scroll-snap-align:start}
.elementor-image-carousel-wrapper:not(.swiper-initialized) :is(.elementor-swiper-button,.swiper-pagination){display:none}
@media (scripting:enabled){.elementor-image-carousel-wrapper:not(.swiper-initialized){scrollbar-width:none}}
.elementor-image-carousel .swiper-slide{text-align:center}
.swiper-image-stretch .swiper-slide-image{width:100%}
:is(.offset-left,.offset-both)>.elementor-image-carousel-wrapper{padding-inline-start:var(--offset-width,0px)}
:is(.offset-right,.offset-both)>.elementor-image-carousel-wrapper{padding-inline-end:var(--offset-width,0px)}
.elementor-arrows-position-outside .elementor-swiper-button-prev{inset-inline-start:0}.elementor-arrows-position-outside .elementor-swiper-button-next{inset-inline-end:0}
.elementor-image-carousel-wrapper[dir=rtl] .elementor-swiper-button svg{transform:scaleX(-1)}
.elementor-image-carousel-wrapper .swiper-pagination-bullet{box-sizing:content-box;width:var(--swiper-pagination-bullet-size);height:var(--swiper-pagination-bullet-size);padding:9px;margin:0!important;background-clip:content-box}
.elementor-image-carousel-caption{padding-block:8px}
@media print{.elementor-image-carousel-wrapper .swiper-wrapper{flex-wrap:wrap;transform:none!important}
.elementor-image-carousel-wrapper .swiper-slide.swiper-slide{flex:0 0 calc(100%/var(--e-image-carousel-slides-to-show,3));width:auto!important;margin:0!important;transform:none!important;opacity:1!important}}
`;

/** Arrows of carousels, and of the lightbox on any page. */
export const arrowCss = `
.elementor-swiper-button{position:absolute;top:50%;transform:translateY(-50%);z-index:10;display:inline-flex;font-size:25px;color:hsla(0,0%,93%,.9);fill:currentColor;cursor:pointer}
.elementor-swiper-button svg{width:1em;height:1em}
.elementor-swiper-button.swiper-button-disabled{opacity:.3}
.elementor-swiper-button-prev{inset-inline-start:10px}.elementor-swiper-button-next{inset-inline-end:10px}
`;
