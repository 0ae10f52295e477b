import { erasePerson } from '../../../people/erasePerson.ts';
import { exportPerson } from '../../../people/exportPerson.ts';
import { listPrivacyLog } from '../../../people/privacyLog.ts';
import { emailOf } from '../../../text/emailOf.ts';
import { invalid, plain, type Refusal } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { written } from '../views/written.ts';

/** The address, when it was typed twice alike. */
function confirmed(body: { readonly email: string; readonly confirmation: string }): string | Refusal {
  const email = emailOf(body.email);
  if (!email) return invalid([{ field: 'email', message: 'This is no email address.' }]);
  if (emailOf(body.confirmation) === email) return email;
  return invalid([{ field: 'confirmation', message: 'This is not the same address.' }]);
}

export const privacyHandlers = {
  async exportPerson({ shop, user, body }) {
    const email = confirmed(body);
    return typeof email === 'string' ? plain(await exportPerson(shop, user, email)) : email;
  },
  async erasePerson({ shop, user, body }) {
    const email = confirmed(body);
    if (typeof email !== 'string') return email;
    const erased = await erasePerson(shop, user, email);
    return erased.ok ? plain({ counts: erased.counts }) : invalid(erased.errors);
  },
  async listPrivacyLog({ shop, query }) {
    const { items, total } = await listPrivacyLog(shop, query);
    return { kind: 'list', items: items.map((entry) => written(entry, 'createdAt')), total };
  },
} satisfies Partial<Handlers>;
