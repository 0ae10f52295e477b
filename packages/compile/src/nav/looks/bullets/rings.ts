import type { Look } from '../Look.ts';

/** Rings that fill; the title shows above them. */
export const ringBullets: Look = {
  html: '<span class="vt-rings-dot"></span><span class="vt-rings-title">{{title}}</span>',
  css: `
.vt-rings .sr7-bullet { display: grid; place-items: center; width: ##size##px; height: ##size##px; }
.vt-rings .vt-rings-dot { width: 100%; height: 100%; border-radius: 50%; background: ##fill##; box-shadow: inset 0 0 0 2px ##ink##, 0 0 0 1px ##edge##; transition: background-color 0.3s, box-shadow 0.3s; }
.vt-rings .sr7-bullet.sr7-touchhover .vt-rings-dot { box-shadow: inset 0 0 0 4px ##ink##, 0 0 0 1px ##edge##; }
.vt-rings .sr7-bullet.selected .vt-rings-dot { background: ##ink##; box-shadow: 0 0 0 1px ##edge##, 0 0 0 5px ##halo##; }
.vt-rings .vt-rings-title { --shift: -50%; display: none; position: absolute; bottom: calc((100% + 10px) * var(--across) + 50% * var(--down)); inset-inline-start: calc(50% * var(--across) - 10px * var(--down)); translate: calc((var(--shift) * var(--across) - 100% * var(--down)) * var(--fw)) calc(50% * var(--down)); width: max-content; max-width: 200px; padding: 5px 10px; border-radius: 6px; background: ##ink##; color: ##paper##; font-size: 13px; line-height: 17px; pointer-events: none; }
.vt-rings .sr7-bullet:first-child .vt-rings-title { --shift: -12%; }
.vt-rings .sr7-bullet:last-child .vt-rings-title { --shift: -88%; }
.vt-rings .sr7-bullet.sr7-touchhover .vt-rings-title:not(:empty) { display: block; }`,
  values: {
    size: '14',
    ink: '#ffffff',
    paper: '#14161c',
    fill: 'rgba(0,0,0,0.25)',
    edge: 'rgba(0,0,0,0.5)',
    halo: 'rgba(255,255,255,0.28)',
  },
};
