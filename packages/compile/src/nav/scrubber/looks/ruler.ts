import type { Look } from '../../looks/Look.ts';

/** Marks like those of a ruler, and a needle. */
export const rulerScrubber: Look = {
  html: '<span class="vt-ruler-needle"></span>',
  css: `
.vt-ruler .sr7-scrubber-ticks { inset-inline: -1px; inset-block: calc(50% - ##mark##px / 2); background: repeating-linear-gradient(to right, ##color## 0 2px, transparent 2px calc((100% - 2px) / (var(--ticks) - 1))); filter: drop-shadow(0 0 1px rgba(0,0,0,0.9)); }
.vt-ruler .sr7-scrubber-track { inset-block: calc(50% - 0.5px); background: ##background##; }
.vt-ruler .sr7-scrubber-fill { inset-block: calc(50% - 1px); background: ##needle##; }
.vt-ruler.sr7-down .sr7-scrubber-ticks { inset: -1px calc(50% - ##mark##px / 2); background: repeating-linear-gradient(to bottom, ##color## 0 2px, transparent 2px calc((100% - 2px) / (var(--ticks) - 1))); }
.vt-ruler.sr7-down .sr7-scrubber-track { inset: 0 calc(50% - 0.5px); }
.vt-ruler.sr7-down .sr7-scrubber-fill { inset: 0 calc(50% - 1px); }
.vt-ruler .vt-ruler-needle { width: 4px; height: 24px; border-radius: 2px; background: ##needle##; box-shadow: 0 0 0 2px rgba(0,0,0,0.55); transition: scale 200ms; }
.vt-ruler.sr7-down .vt-ruler-needle { width: 24px; height: 4px; }
.vt-ruler:is(:hover, [data-held]) .vt-ruler-needle { scale: 1.2; }`,
  values: {
    mark: '10',
    needle: '#ffd24a',
  },
};
