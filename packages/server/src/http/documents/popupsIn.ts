import { isObject } from '@vitrine/model';
import { asId } from '../../documents/shelf/Shelf.ts';

/** `#elementor-action:action=popup:open&settings=<base64 of JSON>`, encoded or not. */
const OPENS =
  /elementor-action(?::|%3A)action(?:=|%3D)popup(?::|%3A)(?:open|toggle)(?:&(?:amp;)?|%26)settings(?:=|%3D)([\w+/%=]{1,400})/gi;
/** Each is drawn with the page. */
const MOST_OPENED = 5;

/** The pop-ups that links of a page open, by their ids. */
export function popupsIn(html: string): readonly number[] {
  if (!html.includes('popup')) return [];
  const ids = [...html.matchAll(OPENS)].flatMap(([, settings = '']) => idIn(settings) ?? []);
  return [...new Set(ids)].slice(0, MOST_OPENED);
}

function idIn(settings: string): number | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(decodeURIComponent(settings), 'base64').toString('utf8'));
    return isObject(read) ? asId(String(read['id'] ?? '')) : null;
  } catch {
    // Written by hand, or cut off: a link that opens nothing.
    return null;
  }
}
