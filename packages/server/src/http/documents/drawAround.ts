import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import { drawDocument, type ShownDocument } from './drawDocument.ts';

/** Documents in the places of the shop's header and footer. */
export interface DocumentsAround {
  readonly header: ShownDocument | null;
  readonly footer: ShownDocument | null;
  readonly tags: readonly PageTag[];
}

export async function drawAround(call: Call): Promise<DocumentsAround> {
  const { header: headerId, footer: footerId } = call.settings.documents;
  const header = await drawDocument(call, headerId);
  const footer = await drawDocument(call, footerId);
  return { header, footer, tags: [...(header?.tags ?? []), ...(footer?.tags ?? [])] };
}
