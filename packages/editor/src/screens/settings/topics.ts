import { type SettingsSection, settingsSections } from '@vitrine/contract/api';
import * as v from 'valibot';
import { type Leaves, leavesOf } from '../../form/leaves.ts';
import type { FieldGroup } from '../../form/ItemForm.tsx';
import type { Values } from '../../form/useDraft.ts';

/** Which sections are listed together. */
export const topics = {
  topicSite: [
    'site',
    'home',
    'documents',
    'header',
    'footer',
    'toolbar',
    'notice',
    'comingSoon',
    'preloader',
    'pages',
    'multisite',
  ],
  topicSelling: [
    'money',
    'tax',
    'base',
    'countries',
    'shipping',
    'coupons',
    'cart',
    'checkout',
    'payments',
    'invoice',
    'stock',
  ],
  topicShop: ['product', 'gallery', 'search', 'wishlist', 'compare'],
  topicPeople: ['accounts', 'reviews', 'comments', 'mail'],
  topicElsewhere: ['attribution', 'counter', 'contactWidget', 'feedKeys', 'modules'],
} as const satisfies Readonly<Record<string, readonly SettingsSection[]>>;

/** The keys that the sources of feeds ask for. Others that are stored stay as they are. */
const FEED_KEYS: Leaves = Object.fromEntries(
  [
    'facebook.accessToken',
    'instagram.accessToken',
    'youtube.apiKey',
    'flickr.apiKey',
    'twitter.bearerToken',
    'vimeo.accessToken',
  ].map((path) => [path, v.string()]),
);

export const isSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSections, name);

/** The fields of a section by their paths. */
export const sectionFields = (section: SettingsSection): Leaves =>
  section === 'feedKeys' ? FEED_KEYS : leavesOf(settingsSections[section]);

const groupOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** Its own fields first, then each group within it. */
export function sectionGroups(
  section: SettingsSection,
  titleOf: (path: string) => string,
): readonly FieldGroup<Values>[] {
  const paths = Object.keys(sectionFields(section));
  if (section === 'feedKeys') return [{ title: titleOf(''), names: paths }];
  return [...new Set(paths.map(groupOf))]
    .toSorted((a, b) => a.length - b.length)
    .map((group) => ({ title: titleOf(group), names: paths.filter((path) => groupOf(path) === group) }));
}
