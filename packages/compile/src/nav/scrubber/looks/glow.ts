import type { Look } from '../../looks/Look.ts';

/** A line of light with a soft lamp on it. */
export const glowScrubber: Look = {
  html: '<span class="vt-glow-lamp"></span>',
  css: `
.vt-glow .sr7-scrubber-track, .vt-glow .sr7-scrubber-fill { inset-block: calc(50% - 1px); border-radius: 2px; }
.vt-glow .sr7-scrubber-track { background: linear-gradient(to right, transparent, ##background## 12% 88%, transparent); inset-inline: -12px; filter: drop-shadow(0 0 1px rgba(0,0,0,0.9)); }
.vt-glow .sr7-scrubber-fill { background: ##light##; box-shadow: 0 0 8px ##light##; }
.vt-glow.sr7-down .sr7-scrubber-track, .vt-glow.sr7-down .sr7-scrubber-fill { inset: 0 calc(50% - 1px); }
.vt-glow.sr7-down .sr7-scrubber-track { inset: -12px calc(50% - 1px); background: linear-gradient(to bottom, transparent, ##background## 12% 88%, transparent); }
.vt-glow .vt-glow-lamp { width: 10px; height: 10px; border-radius: 50%; background: ##color##; box-shadow: 0 0 0 2px rgba(0,0,0,0.6), 0 0 14px 5px ##light##; transition: scale 200ms, box-shadow 200ms; }
.vt-glow:is(:hover, [data-held]) .vt-glow-lamp { scale: 1.25; box-shadow: 0 0 0 2px rgba(0,0,0,0.6), 0 0 22px 9px ##light##; }`,
  values: {
    light: '#7cc4ff',
  },
};
