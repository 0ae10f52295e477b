import { escapeHtml } from '../../html/escapeHtml.ts';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import type { DrawnPageDocument } from '../ServerContext.ts';
import { type DrawnPart, type Filling, PARTS } from './parts.ts';

/** More are left out: each asks the database, or draws a module. */
const MOST_PARTS = 40;

export interface Filled {
  readonly html: string;
  /** Of modules and documents that stand in this one. */
  readonly head: readonly string[];
  readonly needsScript: boolean;
  readonly needsEntrances: boolean;
  readonly tags: readonly PageTag[];
}

/** A document with what only the shop can draw, where it is named. What cannot be drawn leaves nothing behind. */
export async function fillParts(
  call: Call,
  { html, parts }: Pick<DrawnPageDocument, 'html' | 'parts'>,
  way: Omit<Filling, 'id'>,
): Promise<Filled> {
  const drawn = new Map<string, DrawnPart>();
  for (const [index, { mark, name, settings }] of parts.entries()) {
    const draw = index < MOST_PARTS && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    const part = draw ? await draw(call, settings, { ...way, id: `${way.within.join('-')}-${index}` }) : null;
    if (part) drawn.set(mark, part);
  }
  const all = [...drawn.values()];
  const isAlive = all.some((part) => part.isAlive === true);
  const script = isAlive ? `<script src="${escapeHtml(call.site.player)}" async></script>` : '';
  return {
    html: html.replaceAll(/<!--part-\d+-->/g, (mark) => drawn.get(mark)?.html ?? '') + script,
    head: all.flatMap((part) => part.head ?? []),
    needsScript: all.some((part) => part.needsScript === true),
    needsEntrances: all.some((part) => part.needsEntrances === true),
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
  };
}
