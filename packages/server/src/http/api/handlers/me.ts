import { API_RIGHTS } from '@vitrine/contract/api';
import { listLogins } from '../../../accounts/listLogins.ts';
import { logIn } from '../../../accounts/logIn.ts';
import { logOut } from '../../../accounts/logOut.ts';
import { revokeLogin, revokeLogins } from '../../../accounts/revokeLogins.ts';
import { can } from '../../../accounts/roles.ts';
import type { User } from '../../../accounts/User.ts';
import { enter, leave } from '../../account/enter.ts';
import type { Call } from '../../call/Call.ts';
import { loginCookieName } from '../../call/cookies.ts';
import { nonceFor } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, missing, plain, refused } from '../answer/Outcome.ts';
import { accountText } from '../../words/accountWords.ts';
import { slicePage } from '../slicePage.ts';
import { userView } from '../views/userView.ts';
import { iso, written } from '../views/written.ts';
import { as } from '../whoAsks.ts';

const selfOf = (call: Call, user: User | null) => ({
  user: user && userView(user),
  rights: API_RIGHTS.filter((right) => can(user, right)),
  nonce: nonceFor(call, 'wp_rest'),
  shop: {
    title: call.settings.site.title,
    language: call.settings.site.language,
    timeZone: call.settings.site.timeZone,
    money: call.settings.money,
  },
});

export const meHandlers = {
  async logIn(call) {
    const { shop, body, request } = call;
    const userAgent = request.headers['user-agent'] ?? '';
    const { login, password, remember, cookie } = body;
    const place = { remember, userAgent, address: request.ip, countedAs: visitorAddress(call) };
    const entered = await logIn(shop, { login, password, ...place });
    if (!entered.ok && entered.said.code === 'account_blocked')
      return refused(403, 'blocked', accountText(entered.said));
    if (!entered.ok) {
      const isTooMany = entered.said.code === 'too_many_attempts';
      return refused(
        isTooMany ? 429 : 401,
        isTooMany ? 'too_many' : 'wrong_login',
        accountText(entered.said),
      );
    }
    const { user, token, expiresAt } = entered;
    if (cookie) await enter(call, user, { token, expiresAt }, remember);
    // A token that stands in a cookie which no script can read is not given to scripts another way.
    return plain({
      token: cookie ? null : token,
      expiresAt: iso(expiresAt),
      ...selfOf(as(call, user), user),
    });
  },
  async logOut(call) {
    const { shop, token, request } = call;
    if (token) await logOut(shop, token);
    if (token && request.cookies[loginCookieName(call.origin)] === token) leave(call);
    return done;
  },
  readMe: async (call) => plain(selfOf(call, call.user)),
  async listMyLogins({ shop, user, token, query }) {
    const all = await listLogins(shop, user.id, token ?? undefined);
    return slicePage(
      all.map((login) => written(login, 'createdAt', 'seenAt', 'expiresAt')),
      query,
    );
  },
  async revokeMyLogins({ shop, user, token }) {
    await revokeLogins(shop, user.id, token ?? undefined);
    return done;
  },
  async revokeMyLogin({ shop, user, params }) {
    return (await revokeLogin(shop, user.id, params.id)) ? done : missing();
  },
} satisfies Partial<Handlers>;
