import type { Look } from '../../looks/Look.ts';

/** A thin line with a bead on it; the line thickens under the pointer. */
export const threadScrubber: Look = {
  html: '<span class="vt-thread-bead"></span>',
  css: `
.vt-thread .sr7-scrubber-track, .vt-thread .sr7-scrubber-fill { inset-block: calc(50% - ##line##px / 2); border-radius: ##line##px; transition-property: transform, scale; transition-duration: var(--ms, 200ms), 200ms; }
.vt-thread .sr7-scrubber-track { background: ##background##; box-shadow: 0 0 0 1px ##edge##; }
.vt-thread .sr7-scrubber-fill { background: ##color##; }
.vt-thread.sr7-down .sr7-scrubber-track, .vt-thread.sr7-down .sr7-scrubber-fill { inset: 0 calc(50% - ##line##px / 2); }
.vt-thread:is(:hover, [data-held]) :is(.sr7-scrubber-track, .sr7-scrubber-fill) { scale: 1 2; }
.vt-thread.sr7-down:is(:hover, [data-held]) :is(.sr7-scrubber-track, .sr7-scrubber-fill) { scale: 2 1; }
.vt-thread .vt-thread-bead { width: ##bead##px; height: ##bead##px; border-radius: 50%; background: ##bead-color##; box-shadow: 0 0 0 1px ##edge##, 0 2px 8px rgba(0,0,0,0.35); transition: scale 200ms; }
.vt-thread:is(:hover, [data-held]) .vt-thread-bead { scale: 1.3; }`,
  values: {
    line: '2',
    bead: '14',
    'bead-color': '#ffffff',
    edge: 'rgba(0,0,0,0.5)',
  },
};
