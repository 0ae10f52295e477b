import type { CompiledModule } from '@vitrine/views';
import { escapeHtml, renderFirstFrame } from '@vitrine/views/server';

/** The first frame in a box that the client brings to life: it fetches the same document and finds the same markup. */
export function moduleIsland(compiled: CompiledModule, alias: string, momentMs: number): string {
  const src = `/modules/${encodeURIComponent(alias)}.json`;
  return `<div data-island="module" data-src="${escapeHtml(src)}" data-moment="${momentMs}">${renderFirstFrame(compiled, { awaitsScript: true })}</div>`;
}
