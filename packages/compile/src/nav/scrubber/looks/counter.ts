import type { Look } from '../../looks/Look.ts';

/** A line, and a flag that tells the number of the slide. */
export const counterScrubber: Look = {
  html: '<span class="vt-counter-flag"></span>',
  css: `
.vt-counter .sr7-scrubber-track, .vt-counter .sr7-scrubber-fill { inset-block: calc(50% - 1.5px); border-radius: 2px; }
.vt-counter .sr7-scrubber-track { background: ##background##; box-shadow: 0 0 0 1px rgba(0,0,0,0.45); }
.vt-counter .sr7-scrubber-fill { background: ##color##; }
.vt-counter.sr7-down .sr7-scrubber-track, .vt-counter.sr7-down .sr7-scrubber-fill { inset: 0 calc(50% - 1.5px); }
.vt-counter .sr7-scrubber-grip::before { content: attr(data-number) "\\2009/\\2009" attr(data-count); direction: ltr; grid-area: 1/1; padding: 0 ##space##px; border-radius: 999px; background: ##flag##; color: ##ink##; font: 600 ##text##px/24px system-ui, sans-serif; font-variant-numeric: tabular-nums; white-space: nowrap; box-shadow: 0 0 0 1px rgba(0,0,0,0.45), 0 2px 10px rgba(0,0,0,0.35); transition: scale 200ms; }
.vt-counter .vt-counter-flag { display: none; }
.vt-counter:is(:hover, [data-held]) .sr7-scrubber-grip::before { scale: 1.08; }`,
  values: {
    space: '10',
    text: '13',
    flag: '#ffffff',
    ink: '#16181d',
  },
};
