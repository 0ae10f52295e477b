import { whyNotPlayable } from '@vitrine/model';

/**
 * A page with nothing but a module that is not stored yet. It stands in a frame without an origin: whatever a document brings along cannot
 * reach the admin. Signs that could end the script are written as JSON writes them.
 */
export const previewPage = (json: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{margin:0}</style><script src="/vitrine.js" async></script><sr7-module><script type="application/json">${json.replaceAll('<', '\\u003c')}</script></sr7-module>`;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a player would have anything to show. */
export const isPlayable = (text: string): boolean =>
  isJson(text) && whyNotPlayable(JSON.parse(text)) === null;
