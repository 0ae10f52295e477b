import type { Look } from '../Look.ts';

/** Lines of a ledger, for a column: number, title, and a bar at the current one. */
export const ledgerTabs: Look = {
  html: '<span class="vt-ledger-number">{{number}}</span><span class="vt-ledger-title">{{title}}</span>',
  css: `
.vt-ledger .sr7-tab { display: flex; align-items: center; gap: 14px; padding: 0 16px; background: ##paper##; color: ##ink##; font-family: ##family##; border-bottom: 1px solid ##rule##; transition: background-color 0.25s; }
.vt-ledger .sr7-tab::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; width: 4px; background: ##accent##; scale: 1 0; transition: scale 0.3s; }
.vt-ledger .sr7-tab.selected::before { scale: 1; }
.vt-ledger .sr7-tab.selected, .vt-ledger .sr7-tab.sr7-touchhover { background: ##hover##; }
.vt-ledger .vt-ledger-number { flex: none; font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; color: ##accent##; }
.vt-ledger .vt-ledger-title { min-width: 0; font-size: 15px; font-weight: 500; line-height: 20px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }`,
  values: {
    ink: '#ffffff',
    paper: 'rgba(14,16,22,0.76)',
    hover: 'rgba(14,16,22,0.92)',
    rule: 'rgba(255,255,255,0.16)',
    accent: '#ffd27a',
    family: 'inherit',
  },
};
