import { settingsSections } from '@vitrine/contract/api';
import { replaceSection } from '../../../settings/replaceSection.ts';
import { readSettings } from '../../../settings/readSettings.ts';
import type { Handlers } from '../ApiCall.ts';
import { changedMeanwhile, invalid, plain } from '../answer/Outcome.ts';
import { checkPart } from '../request/checkPart.ts';
import { isExpected } from '../request/expected.ts';

/** PostgreSQL keeps no text with a zero in it, and settings end up in many a text. */
const hasZero = (value: unknown): boolean => JSON.stringify(value)?.includes('\\u0000') ?? false;

export const settingsHandlers = {
  readSettings: async ({ settings }) => plain(settings),
  readSettingsSection: async ({ settings, params: { section } }) => plain(settings[section]),
  async replaceSettingsSection({ shop, params: { section }, body, expected }) {
    const checked = checkPart(settingsSections[section], body);
    if (!checked.ok) return checked.refusal;
    if (hasZero(body)) return invalid([{ field: null, message: 'Must not hold a zero character.' }]);
    const saved = await replaceSection(shop, section, checked.value, (value) =>
      isExpected(expected, { value }),
    );
    if (saved !== null) return plain(saved);
    return changedMeanwhile({ value: (await readSettings(shop))[section] });
  },
} satisfies Partial<Handlers>;
