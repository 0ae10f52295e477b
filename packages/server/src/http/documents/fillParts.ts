import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import type { DocumentPart } from '../ServerContext.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { PARTS } from './parts.ts';

/** More are left out: each asks the database, or draws a module. */
const MOST_PARTS = 40;

export interface Filled {
  readonly html: string;
  readonly tags: readonly PageTag[];
}

/** A document with what only the shop can draw, where it is named. What cannot be drawn leaves nothing behind. */
export async function fillParts(
  call: Call,
  html: string,
  parts: readonly DocumentPart[],
  documentId: string,
): Promise<Filled> {
  const drawn = new Map<string, string>();
  const tags = new Set<PageTag>();
  let isAlive = false;
  for (const [index, { mark, name, settings }] of parts.entries()) {
    const draw = index < MOST_PARTS && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    const part = draw ? await draw(call, settings, `${documentId}-${index}`) : null;
    for (const tag of part?.tags ?? []) tags.add(tag);
    isAlive ||= part?.isAlive === true;
    drawn.set(mark, part?.html ?? '');
  }
  const filled = html.replaceAll(/<!--part-\d+-->/g, (mark) => drawn.get(mark) ?? '');
  const script = isAlive ? `<script src="${escapeHtml(call.site.player)}" async></script>` : '';
  return { html: filled + script, tags: [...tags] };
}
