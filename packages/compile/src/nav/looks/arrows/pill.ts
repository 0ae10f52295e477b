import { ARROW } from '../../css/shapes.ts';
import type { Look } from '../Look.ts';
import { arrowMark } from './mark.ts';

/** Pills that open to say where they lead. */
export const look: Look = {
  html: '<span class="vt-pill-title">{{title}}</span>',
  css: `
.vt-pill.sr7-arrows { display: flex; align-items: center; min-width: ##size##px; height: ##size##px; border-radius: 999px; background: ##paper##; color: ##ink##; box-shadow: 0 6px 20px rgba(0, 0, 0, 0.22); }
.vt-pill.sr7-rightarrow { flex-direction: row-reverse; }
.vt-pill.sr7-arrows::before { flex: none; width: ##size##px; height: ##size##px; font-size: 20px; line-height: ##size##px; }
.vt-pill .vt-pill-title { max-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 14px; line-height: 18px; transition: max-width 0.35s, padding 0.35s; }
.vt-pill.sr7-touchhover .vt-pill-title { max-width: min(220px, 40cqw); }
.vt-pill.sr7-leftarrow.sr7-touchhover .vt-pill-title { padding-inline-end: 20px; }
.vt-pill.sr7-rightarrow.sr7-touchhover .vt-pill-title { padding-inline-start: 20px; }
${arrowMark('vt-pill', ARROW)}`,
  values: { size: '48', ink: '#14161c', paper: 'rgba(255,255,255,0.94)' },
};
