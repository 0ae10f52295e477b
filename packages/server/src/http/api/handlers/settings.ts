import { settingsSections } from '@vitrine/contract/api';
import type { ShopSettings } from '@vitrine/contract/shop';
import { can } from '../../../accounts/roles.ts';
import { replaceSection } from '../../../settings/replaceSection.ts';
import { readSettings } from '../../../settings/readSettings.ts';
import type { Handlers } from '../ApiCall.ts';
import { changedMeanwhile, invalid, plain, refused } from '../answer/Outcome.ts';
import { checkPart } from '../request/checkPart.ts';
import { isExpected } from '../request/expected.ts';

/** PostgreSQL keeps no text with a zero in it, and settings end up in many a text. */
const hasZero = (value: unknown): boolean => JSON.stringify(value)?.includes('\\u0000') ?? false;

/**
 * Where the links of mails lead, and where mails that cannot be delivered come back to: with either, one who may set them could
 * have the link by which an administrator sets a password sent to himself.
 */
const OWNED: Readonly<Partial<Record<keyof ShopSettings, string>>> = { site: 'url', mail: 'fromAddress' };

const fieldOf = (section: unknown, name: string): unknown =>
  (section as Readonly<Record<string, unknown>>)[name];

export const settingsHandlers = {
  readSettings: async ({ settings }) => plain(settings),
  readSettingsSection: async ({ settings, params: { section } }) => plain(settings[section]),
  async replaceSettingsSection({ shop, user, params: { section }, body, expected }) {
    const checked = checkPart(settingsSections[section], body);
    if (!checked.ok) return checked.refusal;
    if (hasZero(body)) return invalid([{ field: null, message: 'Must not hold a zero character.' }]);
    const owned = can(user, 'setAddresses') ? undefined : OWNED[section];
    let isKept = true;
    const saved = await replaceSection(shop, section, checked.value, (value) => {
      isKept = owned === undefined || fieldOf(value, owned) === fieldOf(checked.value, owned);
      return isKept && isExpected(expected, { value });
    });
    if (saved !== null) return plain(saved);
    if (!isKept)
      return refused(403, 'not_allowed', `Only an administrator may change \`${owned}\`: send it as it is.`);
    return changedMeanwhile({ value: (await readSettings(shop))[section] });
  },
} satisfies Partial<Handlers>;
