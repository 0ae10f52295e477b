import type { Look } from '../../looks/Look.ts';

/** Equal parts like the frames of a film, and a frame around where it is. */
export const framesScrubber: Look = {
  html: '<span class="vt-frames-frame"></span>',
  css: `
.vt-frames .sr7-scrubber-track { inset-block: calc(50% - ##high##px / 2); inset-inline: -8px; border-radius: 4px; background: ##film##; box-shadow: 0 2px 10px rgba(0,0,0,0.3); }
.vt-frames .sr7-scrubber-ticks { inset-block: calc(50% - ##high##px / 2 + 4px); inset-inline: calc(-50% / (var(--ticks) - 1)); background: linear-gradient(to right, transparent 2px, ##background## 2px calc(100% - 2px), transparent calc(100% - 2px)) 0 0 / calc(100% / var(--ticks)) 100%; clip-path: inset(0 calc(50% / var(--ticks) - 4px)); }
.vt-frames .sr7-scrubber-fill { inset-block: auto calc(50% - ##high##px / 2); height: 2px; background: ##color##; }
.vt-frames.sr7-down .sr7-scrubber-track { inset: -8px calc(50% - ##high##px / 2); }
.vt-frames.sr7-down .sr7-scrubber-ticks { inset: calc(-50% / (var(--ticks) - 1)) calc(50% - ##high##px / 2 + 4px); background: linear-gradient(to bottom, transparent 2px, ##background## 2px calc(100% - 2px), transparent calc(100% - 2px)) 0 0 / 100% calc(100% / var(--ticks)); clip-path: inset(calc(50% / var(--ticks) - 4px) 0); }
.vt-frames.sr7-down .sr7-scrubber-fill { inset: 0 auto 0 calc(50% - ##high##px / 2); width: 2px; height: auto; }
.vt-frames .vt-frames-frame { width: 18px; height: calc(##high##px + 4px); border: 2px solid ##color##; border-radius: 4px; box-shadow: 0 0 0 1px rgba(0,0,0,0.5), inset 0 0 0 1px rgba(0,0,0,0.35); transition: scale 200ms; }
.vt-frames.sr7-down .vt-frames-frame { width: calc(##high##px + 4px); height: 18px; }
.vt-frames:is(:hover, [data-held]) .vt-frames-frame { scale: 1.12; }`,
  values: {
    high: '22',
    film: 'rgba(12,13,16,0.7)',
  },
};
