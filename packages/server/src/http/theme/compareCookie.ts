import { compareCookieName, readCompareCookie, writeCompareCookie } from '../../compare/compareCookie.ts';
import type { Call } from '../call/Call.ts';
import { setCookie } from '../call/cookies.ts';
import { LIST_COOKIE_S } from '../limits.ts';
import { blogOf } from './blogOf.ts';

const nameOf = (call: Call): string => compareCookieName(blogOf(call));

export const comparedIds = (call: Call): readonly number[] =>
  readCompareCookie(call.request.cookies[nameOf(call)] ?? '');

/** The cookie is the list; the server keeps none of its own (spec/3 §3). */
export const writeCompared = (call: Call, ids: readonly number[]): void =>
  setCookie(call, nameOf(call), writeCompareCookie(ids), { maxAgeS: LIST_COOKIE_S });
