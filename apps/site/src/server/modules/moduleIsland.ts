import type { CompiledModule } from '@vitrine/views';
import { escapeHtml, renderFirstFrame } from '@vitrine/views/server';

/** The first frame in a box that the client brings to life: it fetches the same document and finds the same markup. */
export function moduleIsland(compiled: CompiledModule, alias: string, momentMs: number): string {
  const src = `/modules/${encodeURIComponent(alias)}.json`;
  // A pop-up may be opened from the page that shows it, too.
  const flag = compiled.module.settings.modal?.use ? ` data-modal="${escapeHtml(alias)}"` : '';
  return `<div data-island="module"${flag} data-src="${escapeHtml(src)}" data-moment="${momentMs}">${renderFirstFrame(compiled, { awaitsScript: true })}</div>`;
}
