import * as v from 'valibot';
import { type ShopSettings, shopSettings } from '../../shop/settings/shopSettings.ts';
import { resource } from '../ApiEndpoint.ts';
import { oneOf } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { strictly } from '../schema/strictly.ts';

export type SettingsSection = keyof ShopSettings;
const SECTIONS = Object.keys(shopSettings.entries) as [SettingsSection, ...SettingsSection[]];

/** What each section may be; unlike what is read from the database, nothing in it is unknown. */
export const settingsSections = Object.fromEntries(
  Object.entries(shopSettings.entries).map(([name, schema]) => [name, strictly(schema)]),
) as Readonly<Record<SettingsSection, v.GenericSchema>>;

const section = strict({ section: oneOf(SECTIONS) });

export const settings = resource({
  readSettings: {
    method: 'GET',
    path: '/settings',
    summary: 'Everything that an owner can set.',
    right: 'manageSettings',
    answer: shopSettings,
  },
  readSettingsSection: {
    method: 'GET',
    path: '/settings/:section',
    summary: 'One section of the settings.',
    right: 'manageSettings',
    params: section,
    answer: v.unknown(),
  },
  replaceSettingsSection: {
    method: 'PUT',
    path: '/settings/:section',
    summary:
      'Replaces a section; what is left out goes back to its default. Its fields are those of `GET /settings`. The address of the site (`url` of `site`) and that of its mails (`fromAddress` of `mail`) are changed by administrators only.',
    right: 'manageSettings',
    params: section,
    body: v.unknown(),
    answer: v.unknown(),
    needsMatch: true,
  },
});
