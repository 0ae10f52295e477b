import type { Look } from '../Look.ts';

const TIP = `content: ''; width: ##tip##px; height: ##tip##px; border: solid ##ink##; border-width: ##line##px ##line##px 0 0;`;

/** Long lines with a tip, for quiet pages; the title of the slide they lead to follows the pointer. */
export const look: Look = {
  html: '<span class="vt-line-title">{{title}}</span>',
  css: `
.vt-line.sr7-arrows { display: flex; align-items: center; width: ##long##px; height: 44px; color: ##ink##; background: linear-gradient(##ink##, ##ink##) center / 100% ##line##px no-repeat; filter: drop-shadow(0 0 1px ##glow##) drop-shadow(0 0 3px ##glow##); transition: scale 0.3s; }
.vt-line.sr7-arrows.sr7-touchhover { scale: 1.12 1; }
.vt-line.sr7-rightarrow { justify-content: flex-end; }
.vt-line.sr7-leftarrow::before { ${TIP} transform: rotate(-135deg) translate(-15%, 15%); }
.vt-line.sr7-rightarrow::before { ${TIP} transform: rotate(45deg) translate(-15%, 15%); }
.vt-line .vt-line-title { position: absolute; inset-inline: 0; top: 100%; font-size: 13px; line-height: 17px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; opacity: 0; transition: opacity 0.3s; }
.vt-line.sr7-touchhover .vt-line-title { opacity: 1; }`,
  values: { long: '72', line: '2', tip: '12', ink: '#ffffff', glow: 'rgba(0,0,0,0.75)' },
};
