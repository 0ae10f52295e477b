import type { RuleBlock } from './blocksIn.ts';

/** How widgets that most documents have stand before their settings say more. */
export const widgetCss = `
.elementor-widget>:last-child{margin-block-end:0}
.elementor .elementor-heading-title{margin:0;padding:0;line-height:1}
.elementor-heading-title>a{color:inherit;font-size:inherit;line-height:inherit;text-decoration:none}
`;

/** A title and words, and an icon or a picture beside or above them. */
const pictureBox = (kind: string): string => `
.elementor-${kind}-box-wrapper{display:flex;flex-direction:column;gap:15px;text-align:center}
.elementor-${kind}-box-content{flex-grow:1;min-width:0}
.elementor .elementor-${kind}-box-title{margin:0 0 8px;line-height:1.2}
.elementor-${kind}-box-title a{color:inherit;text-decoration:none}
.elementor-${kind}-box-description p{margin:0}
`;

/** The same of each kind, for documents that have one. */
export const widgetBlocks: readonly RuleBlock[] = [
  {
    marks: ['elementor-heading-title elementor-size-small'],
    css: `
.elementor-heading-title.elementor-size-small{font-size:15px}
`,
  },
  {
    marks: ['elementor-heading-title elementor-size-medium'],
    css: `
.elementor-heading-title.elementor-size-medium{font-size:19px}
`,
  },
  {
    marks: ['elementor-heading-title elementor-size-large'],
    css: `
.elementor-heading-title.elementor-size-large{font-size:29px}
`,
  },
  {
    marks: ['elementor-heading-title elementor-size-xl'],
    css: `
.elementor-heading-title.elementor-size-xl{font-size:39px}
`,
  },
  {
    marks: ['elementor-heading-title elementor-size-xxl'],
    css: `
.elementor-heading-title.elementor-size-xxl{font-size:59px}
`,
  },
  {
    marks: ['elementor-text-editor'],
    css: `
.elementor-text-editor>:last-child{margin-block-end:0}
.elementor-text-editor{overflow-wrap:break-word}
`,
  },
  {
    marks: ['elementor-widget-image'],
    css: `
.elementor-widget-image{text-align:center}
.elementor-widget-image a{display:inline-block}
`,
  },
  {
    marks: ['elementor-button'],
    css: `
.elementor-button{display:inline-block;width:var(--button-width,auto);padding:12px 24px;border:0;border-radius:3px;background-color:#69727d;color:#fff;fill:#fff;font-size:15px;line-height:1;text-align:center;text-decoration:none;cursor:pointer;transition:.3s}
.elementor-button:is(:hover,:focus,:visited){color:#fff}
.elementor-button-content-wrapper{display:flex;justify-content:center;align-items:center;gap:5px}
`,
  },
  {
    marks: ['elementor-size-xs'],
    css: `
.elementor-button.elementor-size-xs{font-size:13px;padding:10px 20px;border-radius:2px}
`,
  },
  {
    marks: ['elementor-size-md'],
    css: `
.elementor-button.elementor-size-md{font-size:16px;padding:15px 30px;border-radius:4px}
`,
  },
  {
    marks: ['elementor-size-lg'],
    css: `
.elementor-button.elementor-size-lg{font-size:18px;padding:20px 40px;border-radius:5px}
`,
  },
  {
    marks: ['elementor-size-xl'],
    css: `
.elementor-button.elementor-size-xl{font-size:20px;padding:25px 50px;border-radius:6px}
`,
  },
  {
    marks: ['elementor-button-icon'],
    css: `
.elementor-button-icon svg{width:1em;height:1em;fill:currentColor;display:block}
`,
  },
  {
    marks: ['elementor-button-success'],
    css: `
.elementor-element.elementor-button-success .elementor-button{background-color:#5cb85c}
`,
  },
  {
    marks: ['elementor-button-info'],
    css: `
.elementor-element.elementor-button-info .elementor-button{background-color:#5bc0de}
`,
  },
  {
    marks: ['elementor-button-warning'],
    css: `
.elementor-element.elementor-button-warning .elementor-button{background-color:#f0ad4e}
`,
  },
  {
    marks: ['elementor-button-danger'],
    css: `
.elementor-element.elementor-button-danger .elementor-button{background-color:#d9534f}
`,
  },
  {
    marks: ['elementor-divider'],
    css: `
.elementor-divider{display:flex;padding-block:15px}
.elementor-divider-separator{display:flex;align-items:center;width:100%;direction:inherit}
.elementor-divider-separator::before,.elementor-divider-separator::after{content:"";flex:1;border-block-start:var(--divider-width,1px) var(--divider-style,solid) var(--divider-color,currentColor)}
.elementor-widget-divider--view-line .elementor-divider-separator::after{display:none}
.elementor-divider__element{margin-inline:var(--divider-element-spacing,10px);flex-shrink:0}
.elementor-divider__text{max-width:95%;font-size:15px;line-height:1}
`,
  },
  {
    marks: ['e-divider-pattern'],
    css: `
.e-divider-pattern .elementor-divider-separator::before,.e-divider-pattern .elementor-divider-separator::after{border:0;min-height:var(--divider-pattern-height);background-color:var(--divider-color,currentColor);mask:var(--divider-pattern) 0 50%/var(--divider-pattern-size) 100% repeat-x}
`,
  },
  {
    marks: ['elementor-divider__element'],
    css: `
.elementor-divider .elementor-icon{font-size:20px}
.elementor-widget-divider--element-align-left .elementor-divider-separator::before,.elementor-widget-divider--element-align-right .elementor-divider-separator::after{display:none}
.elementor-widget-divider--element-align-left .elementor-divider__element{margin-inline-start:0}.elementor-widget-divider--element-align-right .elementor-divider__element{margin-inline-end:0}
`,
  },
  {
    marks: ['elementor-widget-spacer'],
    css: `
:is(.e-con,.e-con-inner)>.elementor-widget-spacer{width:var(--container-widget-width,var(--spacer-size,50px));align-self:var(--container-widget-align-self,initial);flex-shrink:0}
:is(.e-con,.e-con-inner)>.elementor-widget-spacer>.elementor-spacer{height:var(--container-widget-height,var(--spacer-size,50px))}
.elementor-spacer-inner{height:var(--spacer-size,50px)}
`,
  },
  {
    marks: ['elementor-icon ', 'elementor-icon"', 'elementor-icon-wrapper'],
    css: `
.elementor-icon{display:inline-block;line-height:1;font-size:50px;color:#69727d;fill:currentColor;text-align:center;transition:all .3s;text-decoration:none}
.elementor-icon svg,.elementor-icon .e-svg-icon{display:block;width:1em;height:1em;fill:inherit}
.elementor-icon-wrapper{text-align:center;line-height:0}
`,
  },
  {
    marks: ['elementor-view-stacked', 'elementor-view-framed'],
    css: `
.elementor-view-stacked .elementor-icon{padding:.5em;background-color:#69727d;color:#fff;fill:#fff}
.elementor-view-framed .elementor-icon{padding:.5em;border:3px solid currentColor;background-color:transparent}
.elementor-shape-circle:is(.elementor-view-stacked,.elementor-view-framed) .elementor-icon{border-radius:50%}
.elementor-shape-rounded:is(.elementor-view-stacked,.elementor-view-framed) .elementor-icon{border-radius:5px}
`,
  },
  { marks: ['elementor-icon-box'], css: pictureBox('icon') + '.elementor-icon-box-icon{line-height:0}\n' },
  {
    marks: ['elementor-image-box'],
    css: `${pictureBox('image')}.elementor-image-box-img{width:30%;margin-inline:auto;line-height:0}
.elementor-image-box-img img{width:100%;transition:all var(--image-box-hover-transition,.3s)}
`,
  },
  {
    marks: ['elementor-icon-list'],
    css: `
.elementor-icon-list-items{list-style:none;margin:0;padding:0;display:flex;flex-direction:column}
.elementor-icon-list-item{display:flex;align-items:center;margin:0;border:0 solid #8886}
.elementor-icon-list-item>a{display:flex;align-items:inherit;justify-content:inherit;color:inherit;text-decoration:none}
.elementor-list-item-link-full_width .elementor-icon-list-item>a{width:100%}
.elementor-icon-list-item:not(:last-child){padding-block-end:calc(var(--item-gap,0px)/2)}
.elementor-icon-list-item:not(:first-child){margin-block-start:calc(var(--item-gap,0px)/2)}
.elementor-inline-items{flex-direction:row;flex-wrap:wrap;gap:4px var(--item-gap,16px)}
.elementor-inline-items .elementor-icon-list-item.elementor-icon-list-item{padding:0;margin:0;position:relative}
.elementor-inline-items .elementor-icon-list-item::after{content:"";position:absolute;inset-inline-end:calc(var(--item-gap,16px)/-2)}
.elementor-icon-list-icon{display:flex;flex-shrink:0;position:relative;font-size:var(--e-icon-list-icon-size,14px);fill:currentColor}
.elementor-icon-list-icon svg,.elementor-icon-list-icon .e-svg-icon{flex-shrink:0;width:1em;height:1em;margin-inline-end:.25em}
.elementor-icon-list-icon+.elementor-icon-list-text{align-self:center;padding-inline-start:5px}
`,
  },
  {
    marks: ['e-unknown-title'],
    css: `
.e-unknown-title{font-weight:700;font-size:1.2em;margin:0 0 .5em}
`,
  },
  {
    marks: ['elementor-menu-anchor'],
    css: `
.elementor-menu-anchor{height:0}
`,
  },
];
