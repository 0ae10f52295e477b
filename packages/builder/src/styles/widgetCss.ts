/** How widgets stand before their settings say more. */
export const widgetCss = `
.elementor-widget>*:last-child{margin-block-end:0}
.elementor .elementor-heading-title{margin:0;padding:0;line-height:1.1;letter-spacing:normal}
.elementor-heading-title>a{color:inherit;font-size:inherit;line-height:inherit;text-decoration:none}
.elementor-heading-title.elementor-size-small{font-size:15px}.elementor-heading-title.elementor-size-medium{font-size:19px}.elementor-heading-title.elementor-size-large{font-size:29px}.elementor-heading-title.elementor-size-xl{font-size:39px}.elementor-heading-title.elementor-size-xxl{font-size:59px}
.elementor-text-editor>*:last-child{margin-block-end:0}
.elementor-text-editor{overflow-wrap:break-word}
.elementor-widget-image{text-align:center}
.elementor-widget-image a{display:inline-block}
.widget-image-caption{margin-block-start:8px}

.elementor-button{display:inline-block;width:var(--button-width,auto);padding:12px 24px;border:0;border-radius:3px;background-color:#5f6670;color:#fff;fill:#fff;font-size:15px;line-height:1;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .3s,color .3s,border-color .3s,box-shadow .3s,transform .3s}
.elementor-button:hover,.elementor-button:focus,.elementor-button:visited{color:#fff}
.elementor-button.elementor-size-xs{font-size:13px;padding:10px 20px;border-radius:2px}.elementor-button.elementor-size-md{font-size:16px;padding:15px 30px;border-radius:4px}.elementor-button.elementor-size-lg{font-size:18px;padding:20px 40px;border-radius:5px}.elementor-button.elementor-size-xl{font-size:20px;padding:25px 50px;border-radius:6px}
.elementor-button-content-wrapper{display:flex;flex-direction:row;justify-content:center;align-items:center;gap:5px}
.elementor-button-icon svg{width:1em;height:1em;fill:currentColor;display:block}
.elementor-button-success .elementor-button{background-color:#2f7d3b}.elementor-button-info .elementor-button{background-color:#2b6a8f}.elementor-button-warning .elementor-button{background-color:#8a6114}.elementor-button-danger .elementor-button{background-color:#b3382c}

.elementor-divider{display:flex;padding-block:15px}
.elementor-divider-separator{display:flex;align-items:center;width:100%;direction:inherit}
.elementor-divider-separator::before,.elementor-divider-separator::after{content:"";flex:1;border-block-start:var(--divider-width,1px) var(--divider-style,solid) var(--divider-color,currentColor)}
.elementor-widget-divider--view-line .elementor-divider-separator::after{display:none}
.elementor-divider__element{margin-inline:15px;flex-shrink:0}
.elementor-widget-divider--element-align-left .elementor-divider-separator::before{display:none}.elementor-widget-divider--element-align-right .elementor-divider-separator::after{display:none}
.elementor-spacer-inner{height:var(--spacer-size,50px)}

.elementor-icon{display:inline-block;line-height:1;font-size:50px;color:inherit;fill:currentColor;text-align:center;transition:all .3s;text-decoration:none}
.elementor-icon svg,.elementor-icon .e-svg-icon{display:block;width:1em;height:1em;fill:inherit}
.elementor-icon-wrapper{text-align:center;line-height:0}
.elementor-view-stacked .elementor-icon{padding:.5em;background-color:#69727d;color:#fff;fill:#fff}
.elementor-view-framed .elementor-icon{padding:.5em;border:3px solid currentColor;background-color:transparent}
.elementor-shape-circle:is(.elementor-view-stacked,.elementor-view-framed) .elementor-icon{border-radius:50%}
.elementor-shape-rounded:is(.elementor-view-stacked,.elementor-view-framed) .elementor-icon{border-radius:5px}
.elementor-icon-box-wrapper,.elementor-image-box-wrapper{display:flex;flex-direction:column;gap:15px;text-align:center}
.elementor-icon-box-icon{line-height:0}
.elementor-icon-box-content,.elementor-image-box-content{flex-grow:1;min-width:0}
.elementor .elementor-icon-box-title,.elementor .elementor-image-box-title{margin:0 0 8px;line-height:1.2}
.elementor-icon-box-title a,.elementor-image-box-title a{color:inherit;text-decoration:none}
.elementor-icon-box-description p,.elementor-image-box-description p{margin:0}
.elementor-image-box-img{width:30%;margin-inline:auto;line-height:0}
.elementor-image-box-img img{width:100%}
:is(.elementor-position-left,.elementor-position-start,.elementor-position-inline-start)>:is(.elementor-icon-box-wrapper,.elementor-image-box-wrapper){flex-direction:row;text-align:start}
:is(.elementor-position-right,.elementor-position-end,.elementor-position-inline-end)>:is(.elementor-icon-box-wrapper,.elementor-image-box-wrapper){flex-direction:row-reverse;text-align:end}
:is(.elementor-position-left,.elementor-position-right) .elementor-image-box-img{margin:0;flex-shrink:0}

.elementor-icon-list-items{list-style:none;margin:0;padding:0;display:flex;flex-direction:column}
.elementor-icon-list-item{display:flex;align-items:center;margin:0;border:0 solid #8886}
.elementor-icon-list-item>a{display:flex;align-items:center;color:inherit;text-decoration:none;width:100%}
.elementor-icon-list-item:not(:last-child){padding-block-end:calc(var(--item-gap,0px)/2)}
.elementor-icon-list-item:not(:first-child){margin-block-start:calc(var(--item-gap,0px)/2)}
.elementor-inline-items{flex-direction:row;flex-wrap:wrap;gap:4px var(--item-gap,16px)}
.elementor-inline-items .elementor-icon-list-item.elementor-icon-list-item{padding:0;margin:0}
.elementor-icon-list-icon{display:flex;position:relative;font-size:14px;padding-inline-end:8px;fill:currentColor}
.elementor-icon-list-icon svg,.elementor-icon-list-icon .e-svg-icon{width:1.25em;height:1em}

.elementor-image-gallery .gallery{display:grid;grid-template-columns:repeat(var(--gallery-columns,4),1fr);gap:var(--gallery-gap,15px)}
.elementor-image-gallery .gallery-item{margin:0;min-width:0}
.elementor-image-gallery img{width:100%;aspect-ratio:1;object-fit:cover}
.gallery-caption{padding-block:6px;text-align:center}
@media (max-width:767px){.elementor-image-gallery .gallery{grid-template-columns:repeat(min(var(--gallery-columns,4),2),1fr)}}

.elementor-custom-embed iframe{width:100%;height:300px;display:block}
.elementor-widget-video .elementor-wrapper{position:relative;aspect-ratio:var(--video-aspect-ratio,16/9);overflow:hidden}
.elementor-widget-video :is(.elementor-video-iframe,.elementor-video){display:block;width:100%;height:100%;border:0;object-fit:cover;background:#000}
.elementor-custom-embed-image-overlay{position:absolute;inset:0;cursor:pointer}
.elementor-custom-embed-image-overlay img{width:100%;height:100%;object-fit:cover}
.elementor-custom-embed-play{position:absolute;top:50%;left:50%;transform:translate(-50%,-50%);font-size:100px;line-height:0}
.elementor-custom-embed-play svg{width:1em;height:1em;fill:#fff;opacity:.85;filter:drop-shadow(1px 0 6px #0005)}
.elementor-soundcloud-wrapper iframe{width:100%}

.elementor-counter{display:flex;flex-direction:column-reverse;justify-content:center;align-items:stretch}
.elementor-counter-number-wrapper{display:flex;justify-content:center;font-size:69px;font-weight:600;line-height:1}
.elementor-counter-number-prefix,.elementor-counter-number-suffix{white-space:pre-wrap}
.elementor-counter-title{text-align:center;font-size:19px;margin:0}
.elementor-title{display:block;margin:0 0 5px}
.elementor-progress-wrapper{position:relative;overflow:hidden;background-color:#eee;color:#fff;border-radius:2px}
.elementor-progress-bar{display:flex;align-items:center;min-height:30px;font-size:11px;background-color:#5f6670;transition:width 1s ease-in-out;white-space:nowrap}
.elementor-progress-type-info .elementor-progress-bar{background-color:#2b6a8f}.elementor-progress-type-success .elementor-progress-bar{background-color:#2f7d3b}.elementor-progress-type-warning .elementor-progress-bar{background-color:#8a6114}.elementor-progress-type-danger .elementor-progress-bar{background-color:#b3382c}
.elementor-progress-text{flex-grow:1;padding-inline-start:15px}.elementor-progress-percentage{padding-inline-end:15px;margin-inline-start:auto}
.e-rating{display:flex}
.e-rating-wrapper{display:inline-flex;font-size:24px;line-height:1}
.e-icon{position:relative;display:block;width:1.1em;height:1em}
.e-icon svg{width:1em;height:1em;fill:inherit;display:block}
.e-icon-marked{position:absolute;inset-block:0;inset-inline-start:0;width:100%;overflow:hidden;fill:#f0ad4e;z-index:1}
.e-icon-unmarked{fill:#ccd6df;display:block}
.elementor-star-rating__wrapper{display:inline-flex;gap:10px;align-items:center;flex-wrap:wrap}

.elementor-testimonial-wrapper{overflow:hidden;text-align:center}
.elementor-testimonial-content{font-size:1.3em;margin-block-end:20px}
.elementor-testimonial-meta{display:inline-flex;align-items:center;gap:20px;text-align:start}
.elementor-testimonial-image-position-top .elementor-testimonial-meta{flex-direction:column;text-align:inherit}
.elementor-testimonial-image img{width:60px;height:60px;border-radius:50%;object-fit:cover}
.elementor-testimonial-text-align-left .elementor-testimonial-wrapper{text-align:left}.elementor-testimonial-text-align-right .elementor-testimonial-wrapper{text-align:right}
.elementor-testimonial-name a{color:inherit}
.elementor-testimonial-job{font-size:.85em}

.elementor-fold{border:1px solid #d5d8dc;border-radius:0}
.elementor-accordion .elementor-fold+.elementor-fold{border-block-start:0}
.elementor-toggle .elementor-fold{border-width:0 0 1px}
.elementor .elementor-fold>.elementor-tab-title{display:flex;align-items:center;gap:12px;margin:0;padding:15px 20px;font-weight:700;line-height:1.2;cursor:pointer}
.elementor-fold-icon{display:inline-flex;font-size:.85em;fill:currentColor}
.elementor-fold-icon svg{width:1em;height:1em}
.elementor-fold-icon-opened,.elementor-active .elementor-fold-icon-closed{display:none}
.elementor-active .elementor-fold-icon-opened{display:inline-flex}
.elementor-accordion-title,.elementor-toggle-title{flex-grow:1}
.elementor-tab-content{padding:15px 20px;display:none}
.elementor-tab-content.elementor-active{display:block}
.elementor-tab-content>*:last-child{margin-block-end:0}
.elementor-tabs{text-align:start;--tab-border-width:1px;--tab-border-color:#d5d8dc}
.elementor-tabs-wrapper{display:flex;overflow-x:auto}
.elementor-tabs .elementor-tab-title{padding:20px 25px;font-weight:700;line-height:1.2;cursor:pointer;border:var(--tab-border-width) solid transparent;border-block-end-color:var(--tab-border-color);white-space:nowrap}
.elementor-tabs .elementor-tab-title.elementor-active{border-color:var(--tab-border-color);border-block-end-color:transparent}
.elementor-tabs-content-wrapper{border:var(--tab-border-width) solid var(--tab-border-color);border-block-start:0}
.elementor-tabs-alignment-center .elementor-tabs-wrapper{justify-content:center}.elementor-tabs-alignment-end .elementor-tabs-wrapper{justify-content:flex-end}.elementor-tabs-alignment-stretch .elementor-tab-title{flex-grow:1;text-align:center}
@media (min-width:768px){.elementor-tabs-view-vertical .elementor-tabs{display:flex}.elementor-tabs-view-vertical .elementor-tabs-wrapper{flex-direction:column;width:25%;flex-shrink:0}.elementor-tabs-view-vertical .elementor-tab-title{border-color:transparent;border-inline-end-color:var(--tab-border-color);white-space:normal}.elementor-tabs-view-vertical .elementor-tabs-content-wrapper{flex-grow:1;border:var(--tab-border-width) solid var(--tab-border-color);border-inline-start:0}}

.e-n-tabs{display:flex;flex-direction:column;gap:var(--n-tabs-content-gap,10px);min-width:0}
.e-n-tabs-heading{display:flex;flex-wrap:wrap;gap:var(--n-tabs-gap,10px);justify-content:var(--n-tabs-justify,center)}
.e-n-tab-title{display:flex;gap:8px;align-items:center;padding:15px 35px;border:0;background:#f1f2f3;color:#1f2124;font:inherit;font-weight:500;cursor:pointer;transition:background .3s,color .3s}
.e-n-tab-title[aria-selected=true]{background:#1f2124;color:#fff}
.e-n-tab-icon,.e-n-tab-title svg{width:1em;height:1em;fill:currentColor}
.e-n-tabs-content{flex-grow:1;min-width:0}
.e-n-tabs-content>.e-con:not(.e-active){display:none}
.e-n-tabs-block-end>.e-n-tabs{flex-direction:column-reverse}
@media (min-width:768px){:is(.e-n-tabs-inline-start,.e-n-tabs-inline-end)>.e-n-tabs{flex-direction:row}.e-n-tabs-inline-end>.e-n-tabs{flex-direction:row-reverse}:is(.e-n-tabs-inline-start,.e-n-tabs-inline-end)>.e-n-tabs>.e-n-tabs-heading{flex-direction:column;min-width:25%;justify-content:flex-start}}
.e-n-accordion{display:flex;flex-direction:column;gap:var(--n-accordion-gap,0px)}
.e-n-accordion-item{display:flow-root}
.e-n-accordion-item-title{display:flex;align-items:center;justify-content:space-between;gap:15px;padding:10px;border:1px solid #d5d8dc;color:inherit;cursor:pointer;list-style:none;line-height:1.3}
.e-n-accordion-item-title::-webkit-details-marker{display:none}
.elementor .e-n-accordion-item-title-text{margin:0;font:inherit}
.e-n-accordion-item-title-icon{display:inline-flex;font-size:15px;fill:currentColor}
.e-n-accordion-item-title-icon svg{width:1em;height:1em;display:block}
.e-n-accordion-item:not([open])>summary .e-opened,.e-n-accordion-item[open]>summary .e-closed{display:none}
.e-n-accordion-item>.e-con{margin-block-start:var(--n-accordion-distance,0px)}

.elementor-social-icons-wrapper{display:flex;flex-wrap:wrap;gap:5px}
.elementor-social-icon{display:inline-flex;align-items:center;justify-content:center;width:calc(1em + 2*var(--icon-padding,.5em));height:calc(1em + 2*var(--icon-padding,.5em));font-size:25px;background-color:#69727d;color:#fff;fill:#fff}
.elementor-social-icon svg{width:1em;height:1em}
.elementor-shape-rounded .elementor-social-icon{border-radius:10%}.elementor-shape-circle .elementor-social-icon{border-radius:50%}
.elementor-social-icon-facebook{background-color:#3b5998}.elementor-social-icon-twitter{background-color:#1b76b3}.elementor-social-icon-x-twitter{background-color:#000}.elementor-social-icon-youtube{background-color:#c4302b}.elementor-social-icon-instagram{background-color:#262626}.elementor-social-icon-linkedin{background-color:#0077b5}.elementor-social-icon-pinterest{background-color:#bd081c}.elementor-social-icon-whatsapp{background-color:#0f7a3d}.elementor-social-icon-github{background-color:#333}.elementor-social-icon-tiktok{background-color:#000}
.elementor-alert{position:relative;padding:15px 45px 15px 15px;border:0 solid #bcdff1;border-inline-start-width:5px;background-color:#d9edf7;color:#23495f;text-align:start}
.elementor-alert-success .elementor-alert{background-color:#dff0d8;border-color:#cae6be;color:#2c4d26}.elementor-alert-warning .elementor-alert{background-color:#fcf8e3;border-color:#f9f0c3;color:#5f4a1c}.elementor-alert-danger .elementor-alert{background-color:#f2dede;border-color:#e8c4c4;color:#7a2c2c}
.elementor-alert-title{display:block;font-weight:700}
.elementor-alert-dismiss{position:absolute;inset-block-start:10px;inset-inline-end:10px;padding:4px;border:0;background:none;color:inherit;cursor:pointer;line-height:0}
.elementor-alert-dismiss svg{width:1em;height:1em;fill:currentColor}
.e-text-path svg{width:100%;max-width:500px;overflow:visible}
.e-text-path text{fill:currentColor}
.e-unknown-title{font-weight:700;font-size:1.2em;margin:0 0 .5em}
.elementor-drop-cap{float:inline-start;font-size:50px;line-height:1;margin-inline-end:10px}
.elementor-menu-anchor{height:0}
`;
