import { compareCookieName, readCompareCookie, writeCompareCookie } from '../../compare/compareCookie.ts';
import type { Call } from '../call/Call.ts';
import { setCookie } from '../call/cookies.ts';
import { LIST_COOKIE_S } from '../limits.ts';

const NAME = compareCookieName();

export const comparedIds = ({ request }: Call): readonly number[] =>
  readCompareCookie(request.cookies[NAME] ?? '');

/** The cookie is the list; the server keeps none of its own (spec/3 §3). */
export const writeCompared = (call: Call, ids: readonly number[]): void =>
  setCookie(call, NAME, writeCompareCookie(ids), { maxAgeS: LIST_COOKIE_S });
