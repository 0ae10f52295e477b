import type { Look } from '../../looks/Look.ts';

/** A solid bar that is grabbed by a wide capsule. */
export const capsuleScrubber: Look = {
  html: '<span class="vt-capsule-grip"></span>',
  css: `
.vt-capsule .sr7-scrubber-track { inset-block: calc(50% - ##thick##px / 2); inset-inline: -20px; border-radius: ##thick##px; background: ##groove##; box-shadow: inset 0 1px 3px rgba(0,0,0,0.5), 0 0 0 1px rgba(255,255,255,0.18); }
.vt-capsule .sr7-scrubber-fill { display: none; }
.vt-capsule.sr7-down .sr7-scrubber-track { inset: -20px calc(50% - ##thick##px / 2); }
.vt-capsule .vt-capsule-grip { width: 36px; height: calc(##thick##px + 6px); border-radius: ##thick##px; background: linear-gradient(##color##, ##color##) padding-box; background-color: ##color##; box-shadow: 0 0 0 1px rgba(0,0,0,0.5), 0 2px 6px rgba(0,0,0,0.35); transition: scale 200ms; }
.vt-capsule .vt-capsule-grip::before { content: ""; display: block; width: 11px; height: 8px; margin: calc(##thick##px / 2 - 1px) auto; background: linear-gradient(to right, ##ink## 1px, transparent 1px) 0 0 / 5px 100%; }
.vt-capsule.sr7-down .vt-capsule-grip { width: calc(##thick##px + 6px); height: 36px; }
.vt-capsule.sr7-down .vt-capsule-grip::before { width: 8px; height: 11px; margin: 12.5px auto; background: linear-gradient(to bottom, ##ink## 1px, transparent 1px) 0 0 / 100% 5px; }
.vt-capsule:is(:hover, [data-held]) .vt-capsule-grip { scale: 1.06; }`,
  values: {
    thick: '10',
    groove: 'rgba(16,18,22,0.6)',
    ink: 'rgba(0,0,0,0.45)',
  },
};
