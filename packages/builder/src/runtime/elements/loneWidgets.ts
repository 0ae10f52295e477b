import type { LoneHandler } from './Handler.ts';

interface LoneRow {
  readonly name: string;
  readonly type: string;
  readonly load: () => Promise<LoneHandler>;
}

const folds = () => import('../widgets/foldWidgets.ts');

/** Widgets that come to life without knowing their page: those that have no others need no more of its script than this (`isLive: 'alone'`). */
export const loneWidgets: readonly LoneRow[] = [
  { name: 'tabs', type: 'tabs', load: async () => (await folds()).tabs },
  { name: 'accordion', type: 'accordion', load: async () => (await folds()).accordion },
  { name: 'toggle', type: 'toggle', load: async () => (await folds()).toggle },
  { name: 'nestedTabs', type: 'nested-tabs', load: async () => (await folds()).nestedTabs },
  { name: 'nestedAccordion', type: 'nested-accordion', load: async () => (await folds()).nestedAccordion },
  { name: 'counter', type: 'counter', load: async () => (await import('../widgets/counter.ts')).counter },
  { name: 'progress', type: 'progress', load: async () => (await import('../widgets/progress.ts')).progress },
  { name: 'alert', type: 'alert', load: async () => (await import('../widgets/alert.ts')).alert },
];
