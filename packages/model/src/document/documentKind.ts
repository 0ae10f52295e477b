import { isObject } from '../reading/json.ts';

/** What a JSON value turns out to be. */
export type DocumentKind = 'module' | 'slides' | 'legacy' | 'page' | 'unknown';

/** A module has settings and slides; a lazy slide's answer has slides alone. */
export function documentKind(json: unknown): DocumentKind {
  if (!isObject(json)) return 'unknown';
  if (json['slider_params'] !== undefined && json['settings'] === undefined) return 'legacy';
  if (typeof json['settings'] === 'object' && json['settings'] !== null && json['slides'] !== undefined)
    return 'module';
  if (isObject(json['slides']) && json['content'] === undefined) return 'slides';
  const isPage =
    Array.isArray(json['content']) || json['elType'] !== undefined || json['elements'] !== undefined;
  return isPage ? 'page' : 'unknown';
}

const MESSAGES: Readonly<Record<Exclude<DocumentKind, 'module' | 'slides'>, string>> = {
  legacy:
    'This is a slider of the older format (version 6: it has "slider_params" and no "settings"). Save it once with version 7 and use that file.',
  page: 'This is a page document of a page builder, not a module.',
  unknown: 'This is no module: a module is an object with "settings" and "slides".',
};

/** Why a document cannot be played, in words for its owner; null when it can. */
export function whyNotPlayable(json: unknown): string | null {
  const kind = documentKind(json);
  return kind === 'module' || kind === 'slides' ? null : MESSAGES[kind];
}
