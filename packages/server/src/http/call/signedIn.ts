import { can, type Right } from '../../accounts/roles.ts';
import type { User } from '../../accounts/User.ts';
import type { Call } from './Call.ts';
import { dropCookie, setCookie } from './cookies.ts';

/**
 * Pages that are cached for everyone cannot say who looks at them: scripts read here whether somebody is logged in, and what they may
 * change of what pages show. There is no secret in it, and nothing believes it but pages that choose which way to show.
 */
const SIGNED_IN_COOKIE = 'vitrine_signed_in';
const MAY_EDIT_COOKIE = 'vitrine_may_edit';

/** What a page may be of, and the right to change it. */
const EDITED: Readonly<Record<string, Right>> = {
  product: 'manageCatalogue',
  category: 'manageCatalogue',
  page: 'editPages',
  post: 'editPosts',
};

/** `page.post`; empty for customers, who have no business in the admin. */
const mayEdit = (user: User | null): string =>
  Object.keys(EDITED)
    .filter((kind) => can(user, EDITED[kind] ?? 'useTools'))
    .join('.');

type Told = Pick<Call, 'request' | 'reply' | 'origin' | 'shop'>;

/** Logins also end elsewhere, and roles change: pages of the visitor's own put right what the browser says. */
export function tellSignedIn(call: Told, user: User | null, maxAgeS?: number): void {
  tell(call, SIGNED_IN_COOKIE, user === null ? '' : '1', maxAgeS);
  tell(call, MAY_EDIT_COOKIE, mayEdit(user), maxAgeS);
}

function tell(call: Told, name: string, value: string, maxAgeS: number | undefined): void {
  const told = call.request.cookies[name];
  if (value !== '' && (told !== value || maxAgeS !== undefined))
    setCookie(call, name, value, maxAgeS === undefined ? {} : { maxAgeS });
  if (value === '' && told !== undefined) dropCookie(call.reply, name, call.shop.now());
}
