import type { RuleBlock } from './blocksIn.ts';

/** Colours that networks are known by. */
const NETWORKS: Readonly<Record<string, string>> = {
  android: '#a4c639',
  apple: '#999',
  behance: '#1769ff',
  bitbucket: '#205081',
  codepen: '#000',
  delicious: '#39f',
  deviantart: '#05cc47',
  digg: '#005be2',
  dribbble: '#ea4c89',
  envelope: '#ea4335',
  facebook: '#3b5998',
  flickr: '#0063dc',
  foursquare: '#2d5be3',
  github: '#333',
  gitlab: '#e24329',
  'google-plus': '#dd4b39',
  houzz: '#7ac142',
  instagram: '#262626',
  jsfiddle: '#487aa2',
  link: '#818a91',
  linkedin: '#0077b5',
  medium: '#00ab6b',
  meetup: '#ec1c40',
  mixcloud: '#273a4b',
  odnoklassniki: '#f4731c',
  pinterest: '#bd081c',
  'product-hunt': '#da552f',
  reddit: '#ff4500',
  rss: '#f26522',
  'shopping-cart': '#4caf50',
  skype: '#00aff0',
  slideshare: '#0077b5',
  snapchat: '#fffc00',
  soundcloud: '#f80',
  spotify: '#2ebd59',
  'stack-overflow': '#fe7a15',
  steam: '#00adee',
  stumbleupon: '#eb4924',
  telegram: '#2ca5e0',
  threads: '#000',
  tiktok: '#000',
  tripadvisor: '#589442',
  tumblr: '#35465c',
  twitch: '#6441a5',
  twitter: '#1da1f2',
  viber: '#665cac',
  vimeo: '#1ab7ea',
  vk: '#45668e',
  weibo: '#dd2430',
  weixin: '#31a918',
  whatsapp: '#25d366',
  wordpress: '#21759b',
  'x-twitter': '#000',
  xing: '#026466',
  yelp: '#af0606',
  youtube: '#cd201f',
};

/** Colours of networks, each for itself. */
const networkBlocks = Object.entries(NETWORKS).map(
  ([name, color]): RuleBlock => ({
    marks: [`elementor-social-icon-${name}`],
    css: `.elementor-social-icon-${name}{background-color:${color}}`,
  }),
);

/** How widgets and boxes that few documents have stand before their settings say more. */
export const rareBlocks: readonly RuleBlock[] = [
  {
    marks: ['elementor-section', 'elementor-column'],
    css: `
.elementor-section{position:relative;transition:background var(--background-transition,.3s),border var(--border-transition,.3s),border-radius var(--border-transition,.3s),box-shadow var(--border-transition,.3s)}
.elementor-section>.elementor-container{display:flex;position:relative;margin-inline:auto}
.elementor-section-boxed>.elementor-container{max-width:var(--container-max-width,1140px)}
.elementor-section-height-full{min-height:100vh;display:flex;align-items:center}
.elementor-section-height-full>.elementor-container,.elementor-section-height-min-height>.elementor-container{width:100%;align-items:center}
.elementor-section-items-top>.elementor-container{align-items:flex-start}.elementor-section-items-bottom>.elementor-container{align-items:flex-end}.elementor-section-items-stretch>.elementor-container{align-items:stretch}
.elementor-section:not(.elementor-section-height-full,.elementor-section-height-min-height)>.elementor-container{align-items:stretch}
.elementor-section-content-middle>.elementor-container>.elementor-column>.elementor-widget-wrap{align-content:center;align-items:center}
.elementor-section-content-bottom>.elementor-container>.elementor-column>.elementor-widget-wrap{align-content:flex-end;align-items:flex-end}
.elementor-section-content-top>.elementor-container>.elementor-column>.elementor-widget-wrap{align-content:flex-start}
.elementor-section-content-space-between>.elementor-container>.elementor-column>.elementor-widget-wrap{align-content:space-between}
.elementor-column{position:relative;min-height:1px;display:flex;min-width:0}
.elementor-widget-wrap{position:relative;width:100%;display:flex;flex-wrap:wrap;align-content:flex-start;transition:background var(--background-transition,.3s),border var(--border-transition,.3s),border-radius var(--border-transition,.3s),box-shadow var(--border-transition,.3s)}
.elementor-widget-wrap>.elementor-element{width:100%}
.elementor-widget-wrap>.elementor-widget__width-auto,.elementor-widget-wrap>.elementor-widget__width-initial{width:auto;max-width:100%}
.elementor-widget-wrap>.elementor-widget:not(:last-child,.elementor-widget__width-auto,.elementor-widget__width-initial,.elementor-absolute){--kit-widget-spacing:var(--widgets-spacing-row,20px);margin-block-end:var(--kit-widget-spacing)}
.elementor-column-gap-default>.elementor-column>.elementor-element-populated{padding:10px}
.elementor-column-gap-narrow>.elementor-column>.elementor-element-populated{padding:5px}
.elementor-column-gap-extended>.elementor-column>.elementor-element-populated{padding:15px}
.elementor-column-gap-wide>.elementor-column>.elementor-element-populated{padding:20px}
.elementor-column-gap-wider>.elementor-column>.elementor-element-populated{padding:30px}
.elementor-section>.elementor-container,.elementor-widget-wrap>.elementor-widget{z-index:1}
`,
  },
  {
    marks: ['elementor-image-gallery'],
    css: `
.elementor-image-gallery .gallery{display:grid;grid-template-columns:repeat(var(--gallery-columns,4),1fr);gap:var(--gallery-gap,15px)}
.elementor-image-gallery .gallery-item{margin:0;min-width:0}
.elementor-image-gallery img{width:100%;aspect-ratio:1;object-fit:cover}
.gallery-caption{padding-block:6px;text-align:center}
@media (max-width:767px){.elementor-image-gallery .gallery{grid-template-columns:repeat(min(var(--gallery-columns,4),2),1fr)}}
@media (max-width:479px){.elementor-image-gallery .gallery{grid-template-columns:1fr}}
.elementor-image-gallery .gallery-item{text-align:center}.elementor-image-gallery .gallery-item img{display:block;margin-inline:auto}
`,
  },
  {
    marks: ['elementor-custom-embed', 'elementor-widget-video', 'elementor-soundcloud'],
    css: `
.elementor-custom-embed iframe{width:100%;height:300px;display:block}
.elementor-widget-video .elementor-wrapper{position:relative;aspect-ratio:var(--video-aspect-ratio,16/9);overflow:hidden}
.elementor-widget-video :is(.elementor-video-iframe,.elementor-video){display:block;width:100%;height:100%;border:0;object-fit:cover;background:#000}
.elementor-custom-embed-image-overlay{position:absolute;inset:0;cursor:pointer}
.elementor-custom-embed-image-overlay img{width:100%;height:100%;object-fit:cover}
.elementor-custom-embed-play{position:absolute;top:50%;left:50%;transform:translate(-50%,-50%);font-size:100px;line-height:0}
.elementor-custom-embed-play svg{width:1em;height:1em;fill:#fff;opacity:.8;transition:opacity .5s;filter:drop-shadow(1px 0 6px #0005)}
.elementor-soundcloud-wrapper iframe{width:100%}
`,
  },
  {
    marks: ['elementor-counter'],
    css: `
.elementor-counter{display:flex;flex-direction:column-reverse;justify-content:center;align-items:stretch}
.elementor-counter-number-wrapper{flex:1;display:flex;font-size:69px;font-weight:600;line-height:1;text-align:center}
.elementor-counter-number{flex-grow:var(--counter-number-grow,0)}
.elementor-counter-number-prefix{flex-grow:var(--counter-prefix-grow,1);text-align:end;white-space:pre-wrap}
.elementor-counter-number-suffix{flex-grow:var(--counter-suffix-grow,1);text-align:start;white-space:pre-wrap}
.elementor .elementor-counter-title{flex:1;display:flex;justify-content:center;align-items:center;margin:0;padding:0;font-size:19px;font-weight:400;line-height:2.5}
`,
  },
  {
    marks: ['elementor-progress'],
    css: `
.elementor-title{display:block;margin:0}
.elementor-widget-progress{text-align:start}
.elementor-progress-wrapper{position:relative;overflow:hidden;background-color:#eee;color:#fff;border-radius:2px}
.elementor-progress-bar{display:flex;align-items:center;height:30px;line-height:30px;font-size:11px;border-radius:2px;background-color:#69727d;transition:width 1s ease-in-out;white-space:nowrap}
.elementor-widget.elementor-widget-progress.elementor-progress-type-info .elementor-progress-bar{background-color:#5bc0de}.elementor-widget.elementor-widget-progress.elementor-progress-type-success .elementor-progress-bar{background-color:#5cb85c}.elementor-widget.elementor-widget-progress.elementor-progress-type-warning .elementor-progress-bar{background-color:#f0ad4e}.elementor-widget.elementor-widget-progress.elementor-progress-type-danger .elementor-progress-bar{background-color:#d9534f}
.elementor-progress-text{flex-grow:1;padding-inline-start:15px;overflow:hidden;text-overflow:ellipsis}.elementor-progress-percentage{padding-inline-end:15px}
`,
  },
  {
    marks: ['e-rating', 'elementor-star-rating'],
    css: `
.e-rating{display:flex}
.e-rating-wrapper{display:inline-flex;font-size:24px;line-height:1}
.e-icon{position:relative;display:block;width:1.1em;height:1em}
.e-icon svg{width:1em;height:1em;fill:inherit;display:block}
.e-icon-marked{position:absolute;inset-block:0;inset-inline-start:0;width:100%;overflow:hidden;fill:#f0ad4e;z-index:1}
.e-icon-unmarked{fill:#ccd6df;display:block}
.elementor-star-rating__wrapper{display:inline-flex;gap:10px;align-items:center;flex-wrap:wrap}
`,
  },
  {
    marks: ['elementor-testimonial'],
    css: `
.elementor-testimonial-wrapper{overflow:hidden;text-align:center}
.elementor-testimonial-content{font-size:1.3em;margin-block-end:20px}
.elementor-testimonial-meta{display:inline-flex;align-items:center;gap:15px;line-height:1;text-align:start}
.elementor-testimonial-image-position-top .elementor-testimonial-meta{display:block;text-align:inherit}
.elementor-testimonial-image-position-top .elementor-testimonial-image{margin-block-end:20px}
.elementor-testimonial-image img{width:60px;height:60px;max-width:none;border-radius:50%;object-fit:cover}
.elementor-testimonial-text-align-left .elementor-testimonial-wrapper{text-align:start}.elementor-testimonial-text-align-right .elementor-testimonial-wrapper{text-align:end}
.elementor-testimonial-name{line-height:1.5}.elementor-testimonial-name a{color:inherit}
.elementor-testimonial-job{font-size:.85em}
`,
  },
  {
    marks: ['elementor-tab-content'],
    css: `
.elementor-accordion .elementor-fold{border:1px solid #d5d8dc}
.elementor-accordion .elementor-fold+.elementor-fold{border-block-start:0}
.elementor-accordion .elementor-tab-content{border-block-start:1px solid #d5d8dc}
.elementor-toggle .elementor-tab-title,.elementor-toggle .elementor-tab-content{border:0 solid #d5d8dc;border-block-end-width:1px}
.elementor-toggle .elementor-tab-title.elementor-active{border-block-end-width:0}
.elementor .elementor-fold>.elementor-tab-title{display:flex;align-items:center;gap:12px;margin:0;padding:15px 20px;font-weight:700;line-height:1;cursor:pointer}
.elementor .elementor-toggle .elementor-fold>.elementor-tab-title{padding:15px}
.elementor-fold-icon{display:inline-flex;flex:none;font-size:1em;fill:currentColor}
.elementor-fold-icon svg{width:1em;height:1em}
.elementor-fold-icon-opened,.elementor-active .elementor-fold-icon-closed{display:none}
.elementor-active .elementor-fold-icon-opened{display:inline-flex}
.elementor-accordion-title,.elementor-toggle-title{flex:1;min-width:0;overflow-wrap:anywhere}
.elementor-tab-content{padding:15px 20px;display:none}
.elementor-toggle .elementor-tab-content{padding:15px}
.elementor-tabs .elementor-tab-content{padding:20px}
.elementor-tab-content.elementor-active{display:block}
.elementor-tab-content>*:last-child{margin-block-end:0}
`,
  },
  {
    marks: ['elementor-tabs'],
    css: `
.elementor-widget-tabs{--tab-border-width:1px;--tab-border-color:#d5d8dc}
.elementor-tabs{text-align:start}
.elementor-tabs-wrapper{display:flex;overflow-x:auto}
.elementor-tabs .elementor-tab-title{padding:calc(20px + var(--tab-border-width)) calc(25px + var(--tab-border-width)) 20px;border:0 solid var(--tab-border-color);border-block-end-width:var(--tab-border-width);font-weight:700;line-height:1;cursor:pointer;white-space:nowrap}
.elementor-tabs .elementor-tab-title.elementor-active{padding:20px 25px calc(20px + var(--tab-border-width));border-width:var(--tab-border-width) var(--tab-border-width) 0}
.elementor-tabs-content-wrapper{border:var(--tab-border-width) solid var(--tab-border-color);border-block-start:0}
.elementor-tabs-wrapper::before,.elementor-tabs-wrapper::after{content:"";border-block-end:var(--tab-border-width) solid var(--tab-border-color)}
.elementor-tabs-wrapper::after,:is(.elementor-tabs-alignment-center,.elementor-tabs-alignment-end) .elementor-tabs-wrapper::before{flex-grow:1}
:is(.elementor-tabs-alignment-end,.elementor-tabs-alignment-stretch) .elementor-tabs-wrapper::after{flex-grow:0}
.elementor-tabs-alignment-stretch .elementor-tab-title{flex-grow:1;text-align:center}
@media (min-width:768px){.elementor-tabs-view-vertical .elementor-tabs-wrapper::before,.elementor-tabs-view-vertical .elementor-tabs-wrapper::after{border-block-end:0;border-inline-end:var(--tab-border-width) solid var(--tab-border-color)}.elementor-tabs-view-vertical .elementor-tabs{display:flex}.elementor-tabs-view-vertical .elementor-tabs-wrapper{flex-direction:column;width:25%;flex-shrink:0}.elementor-tabs-view-vertical .elementor-tabs .elementor-tab-title{padding:calc(20px + var(--tab-border-width)) 25px;border-width:0;border-inline-end-width:var(--tab-border-width);white-space:normal}.elementor-tabs-view-vertical .elementor-tabs .elementor-tab-title.elementor-active{padding:20px 25px;border-width:var(--tab-border-width);border-inline-end-width:0}.elementor-tabs-view-vertical .elementor-tabs-content-wrapper{flex-grow:1;border:var(--tab-border-width) solid var(--tab-border-color);border-inline-start:0}}
`,
  },
  {
    marks: ['e-n-tabs'],
    css: `
.e-n-tabs{display:flex;flex-direction:column;gap:var(--n-tabs-content-gap,10px);min-width:0}
.e-n-tabs-heading{display:flex;flex-wrap:wrap;gap:var(--n-tabs-gap,10px);justify-content:var(--n-tabs-justify,center)}
.e-n-tab-title{display:flex;flex-grow:var(--n-tabs-title-flex-grow,0);justify-content:var(--n-tabs-title-justify-content,center);gap:5px;align-items:center;padding:15px;border:0;background:#f1f2f3;color:var(--e-global-color-secondary,#54595f);font:inherit;font-size:1rem;cursor:pointer;transition:background .3s,color .3s}
.e-n-tab-title:is(:hover,[aria-selected=true]){background:var(--e-global-color-accent,#1f2124);color:#fff}
.e-n-tab-icon,.e-n-tab-title svg{width:1em;height:1em;fill:currentColor}
.e-n-tabs-content{flex-grow:1;min-width:0}
.e-n-tabs-content>.e-con:not(.e-active){display:none}
.e-n-tabs-block-end>.e-n-tabs{flex-direction:column-reverse}
:is(.e-n-tabs-inline-start,.e-n-tabs-inline-end)>.e-n-tabs{flex-direction:row}.e-n-tabs-inline-end>.e-n-tabs{flex-direction:row-reverse}:is(.e-n-tabs-inline-start,.e-n-tabs-inline-end)>.e-n-tabs>.e-n-tabs-heading{flex-direction:column;flex:0 0 var(--n-tabs-heading-width,240px);justify-content:var(--n-tabs-justify,flex-start)}
`,
  },
  {
    marks: ['e-n-accordion'],
    css: `
.e-n-accordion{display:flex;flex-direction:column;gap:var(--n-accordion-gap,0px)}
.e-n-accordion-item{display:flow-root}
.e-n-accordion-item-title{display:flex;align-items:center;gap:0 10px;padding:10px;border:1px solid #d5d8dc;color:inherit;cursor:pointer;list-style:none}
.e-n-accordion-item-title::-webkit-details-marker{display:none}
.elementor .e-n-accordion-item-title-text{margin:0;font:inherit;font-size:var(--n-accordion-title-font-size,1rem)}
.e-n-accordion-item-title-icon{display:inline-flex;order:var(--n-accordion-title-icon-order,-1);font-size:15px;fill:currentColor}
.e-n-accordion-item-title-icon svg{width:1em;height:1em;display:block}
.e-n-accordion-item:not([open])>summary .e-opened,.e-n-accordion-item[open]>summary .e-closed{display:none}
:where(.e-n-accordion-item>.e-con){border:1px solid #d5d8dc}
.e-n-accordion-item[open]>.e-n-accordion-item-title{margin-block-end:var(--n-accordion-distance,0px)}
`,
  },
  {
    marks: ['elementor-social-icon'],
    css: `
.elementor-social-icons-wrapper{display:flex;flex-wrap:wrap;gap:5px;justify-content:center}
.elementor-social-icon:hover{opacity:.9}
[class*=elementor-grid-]:not(.elementor-grid-0)>.elementor-social-icons-wrapper{display:inline-grid;grid-template-columns:var(--grid-template-columns)}
.elementor-social-icon{display:inline-flex;align-items:center;justify-content:center;width:calc(1em + 2*var(--icon-padding,.5em));height:calc(1em + 2*var(--icon-padding,.5em));font-size:25px;background-color:#69727d;color:#fff;fill:#fff}
.elementor-social-icon svg{width:1em;height:1em}
.elementor-shape-rounded .elementor-social-icon{border-radius:10%}.elementor-shape-circle .elementor-social-icon{border-radius:50%}
`,
    within: networkBlocks,
  },
  {
    marks: ['elementor-alert'],
    css: `
.elementor-alert{position:relative;padding:15px;border-inline-start:5px solid #bcdff1;background-color:#d9edf7;color:#31708f;text-align:start}
.elementor-alert-success .elementor-alert{background-color:#dff0d8;border-color:#cae6be;color:#3c763d}.elementor-alert-warning .elementor-alert{background-color:#fcf8e3;border-color:#f9f0c3;color:#8a6d3b}.elementor-alert-danger .elementor-alert{background-color:#f2dede;border-color:#e8c4c4;color:#a94442}
.elementor-alert-description{font-size:13px}
.elementor-alert-title{display:block;font-weight:700}
.elementor-alert-dismiss{position:absolute;inset-block-start:10px;inset-inline-end:10px;padding:3px;font-size:20px;border:0;background:none;color:inherit;cursor:pointer;line-height:0}
.elementor-alert-dismiss svg{width:1em;height:1em;fill:currentColor}
`,
  },
  {
    marks: ['e-text-path'],
    css: `
.e-text-path svg{width:100%;max-width:500px;overflow:visible}
.e-text-path text{fill:currentColor}
`,
  },
  {
    marks: ['drop-cap', 'drop_cap'],
    css: `
.elementor-drop-cap{float:inline-start;margin-block-start:8px;margin-inline-end:10px;font-size:50px;line-height:1;text-align:center}
.elementor-drop-cap-letter{display:inline-block;width:1em;height:1em}
.elementor-drop-cap-view-stacked .elementor-drop-cap{background-color:#69727d;color:#fff}.elementor-drop-cap-view-framed .elementor-drop-cap{border:3px solid;color:#69727d}
`,
  },
];
