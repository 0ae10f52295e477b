import type { Look } from '../../looks/Look.ts';

/** A glass tube that fills up, with a round knob. */
export const tubeScrubber: Look = {
  html: '<span class="vt-tube-knob"></span>',
  css: `
.vt-tube .sr7-scrubber-track { inset-block: calc(50% - ##tube##px / 2); inset-inline: calc(##tube##px / -2); border-radius: ##tube##px; background: ##glass##; box-shadow: inset 0 0 0 1px rgba(255,255,255,0.35), 0 4px 18px rgba(0,0,0,0.25); backdrop-filter: blur(8px); }
.vt-tube .sr7-scrubber-fill { inset-block: calc(50% - 2px); border-radius: 2px; background: ##color##; }
.vt-tube.sr7-down .sr7-scrubber-track { inset: calc(##tube##px / -2) calc(50% - ##tube##px / 2); }
.vt-tube.sr7-down .sr7-scrubber-fill { inset: 0 calc(50% - 2px); }
.vt-tube .vt-tube-knob { width: calc(##tube##px - 6px); height: calc(##tube##px - 6px); border-radius: 50%; background: ##knob##; box-shadow: 0 0 0 1px rgba(0,0,0,0.4), 0 1px 4px rgba(0,0,0,0.45); transition: scale 200ms; }
.vt-tube:is(:hover, [data-held]) .vt-tube-knob { scale: 1.15; }`,
  values: {
    tube: '22',
    glass: 'rgba(20,22,28,0.45)',
    knob: '#ffffff',
  },
};
