import Embla from 'embla-carousel';

export const markup = (slides) =>
  `<div style="overflow:hidden;height:100%"><div style="display:flex;height:100%">${slides.map((slide) => `<div style="flex:0 0 100%;min-width:0">${slide}</div>`).join('')}</div></div>`;
/** It knows no duration in ms; 25 is its usual friction. */
export const start = (root, speed) => ({ api: Embla(root, { duration: 25 }), jumps: speed === 0 });
export const go = ({ api, jumps }, index) => api.scrollTo(index, jumps);
