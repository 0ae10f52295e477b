import { randomUUID } from 'node:crypto';
import { MAIL_KINDS, type MailKindName } from '@vitrine/contract/api';
import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../../../db/inTransaction.ts';
import type { FieldError } from '../../../input/FieldError.ts';
import { composeMail } from '../../../mails/composeMail.ts';
import { mailKinds, placeholdersOf } from '../../../mails/mailKinds.ts';
import { mailTextsOf } from '../../../mails/mailLayout.ts';
import {
  findOwnMailText,
  listMailsOff,
  listOwnMailTexts,
  type OwnMailText,
  switchMail,
  writeOwnMailText,
} from '../../../mails/ownMailTexts.ts';
import { queueMail } from '../../../mails/queueMail.ts';
import { sampleMail } from '../../../mailSamples/sampleMail.ts';
import { allow } from '../../../security/allow.ts';
import type { Shop } from '../../../Shop.ts';
import { TEST_MAILS } from '../limits.ts';
import type { Handlers } from '../ApiCall.ts';
import { changedMeanwhile, invalid, made, plain, refused } from '../answer/Outcome.ts';
import type { Call } from '../../call/Call.ts';
import { isExpected } from '../request/expected.ts';

type Language = 'en' | 'ar';
interface TextOf {
  readonly kind: MailKindName;
  readonly language: Language;
}

/** As the shop would be in that language; one that it has already stays, with its country and digits. */
const settingsIn = (settings: ShopSettings, language: Language): ShopSettings =>
  settings.site.language.toLowerCase().startsWith(language)
    ? settings
    : { ...settings, site: { ...settings.site, language } };

const rowOf = (kind: MailKindName, off: ReadonlySet<string>) => ({
  kind,
  to: mailKinds[kind].to,
  isOff: !mailKinds[kind].isNeeded && off.has(kind),
  canBeOff: !mailKinds[kind].isNeeded,
});

const readRow = async (shop: Shop, kind: MailKindName) => ({ value: rowOf(kind, await listMailsOff(shop)) });

async function read(shop: Shop, settings: ShopSettings, { kind, language }: TextOf) {
  const own = await findOwnMailText(shop, kind, language);
  const t = mailTextsOf(settingsIn(settings, language));
  return {
    value: {
      ...rowOf(kind, await listMailsOff(shop)),
      language,
      subject: own?.subject ?? '',
      heading: own?.heading ?? '',
      additional: own?.additional ?? '',
      defaults: { subject: mailKinds[kind].subject(t), heading: mailKinds[kind].heading(t) },
      placeholders: placeholdersOf(kind),
    },
  };
}

/** A name in braces that nothing will be filled in for is a slip of the pen. */
function wrongPlaceholders(kind: MailKindName, text: OwnMailText): readonly FieldError[] {
  const known = placeholdersOf(kind);
  return Object.entries(text).flatMap(([field, written]) =>
    [...written.matchAll(/\{(\w+)\}/g)]
      .filter(([, name = '']) => !known.includes(name))
      .slice(0, 1)
      .map(([name]) => ({ field, message: `There is no ${name} in this mail.` })),
  );
}

const composed = ({ shop, settings, links }: Call, { kind, language }: TextOf, text: OwnMailText) => {
  const within = settingsIn(settings, language);
  return composeMail(sampleMail(kind, shop.now(), { settings: within, links }), within, text);
};

export const mailTextHandlers = {
  async listMailTexts({ shop }) {
    const [own, off] = [await listOwnMailTexts(shop), await listMailsOff(shop)];
    const changed = (kind: string) => (own.get(kind) ?? []) as readonly Language[];
    return plain({ items: MAIL_KINDS.map((kind) => ({ ...rowOf(kind, off), changed: changed(kind) })) });
  },
  readMailSwitch: async ({ shop, params: { kind } }) => plain((await readRow(shop, kind)).value),
  switchMail: ({ shop, params: { kind }, body: { isOff }, expected }) =>
    inTransaction(shop, async (within) => {
      if (isOff && mailKinds[kind].isNeeded)
        return invalid([{ field: 'isOff', message: 'Somebody could not get in without it.' }]);
      const current = await readRow(within, kind);
      if (!isExpected(expected, current)) return changedMeanwhile(current);
      await switchMail(within, kind, isOff);
      return plain((await readRow(within, kind)).value);
    }),
  readMailText: async ({ shop, settings, params }) => plain((await read(shop, settings, params)).value),
  replaceMailText: ({ shop, settings, params, body, expected }) =>
    inTransaction(shop, async (within) => {
      const wrong = wrongPlaceholders(params.kind, body);
      if (wrong.length > 0) return invalid(wrong);
      const current = await read(within, settings, params);
      if (!isExpected(expected, current)) return changedMeanwhile(current);
      const isOwn = Object.values(body).some((written) => written.trim() !== '');
      await writeOwnMailText(within, params.kind, params.language, isOwn ? body : null);
      return plain((await read(within, settings, params)).value);
    }),
  previewMail: async (call) => plain(composed(call, call.params, call.body)),
  async sendTestMail(call) {
    const { shop, user, params, body } = call;
    if (!(await allow(shop, `test mails:user:${user.id}`, TEST_MAILS)))
      return refused(429, 'too_many', 'Too many attempts. Please try again later.');
    const { kind } = params;
    const mail = { once: `test:${randomUUID()}`, kind, recipient: user.email };
    await queueMail(shop, { ...mail, ...composed(call, params, body) });
    return made({ value: { recipient: user.email } }, '/mails');
  },
} satisfies Partial<Handlers>;
