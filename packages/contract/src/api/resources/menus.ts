import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, list, text } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { paging } from '../schema/query.ts';

/** Levels below each other. */
const LEVELS = 5;

export interface ApiMenuItem {
  readonly title: string;
  readonly url?: string | undefined;
  readonly children?: readonly ApiMenuItem[] | undefined;
  readonly isMega?: boolean | undefined;
  readonly html?: string | undefined;
  readonly opensNew?: boolean | undefined;
}

/** Made level by level: one that refers to itself would follow hostile input as deep as it goes. */
function itemsOf(levels: number): v.GenericSchema<readonly ApiMenuItem[]> {
  if (levels === 0) return v.pipe(v.array(v.never()), v.maxLength(0, `At most ${LEVELS} levels.`));
  return list(
    strict({
      title: filled(300),
      url: v.optional(text(2000), ''),
      children: v.optional(itemsOf(levels - 1), []),
      /** What is below it opens in columns, one for each child. */
      isMega: v.optional(v.boolean()),
      /** Stands in the column of a child in place of its list. */
      html: v.optional(text(5000)),
      /** In a tab of its own. */
      opensNew: v.optional(v.boolean()),
    }),
  ) as never;
}
const items = itemsOf(LEVELS);
const one = strict({ slug: text(180) });
const answer = strict({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  items,
  version: v.number(),
});

export const menus = resource({
  listMenus: {
    method: 'GET',
    path: '/menus',
    summary: 'All menus by their slugs.',
    right: 'seeDrafts',
    query: strict(paging),
    answer: pageOf(answer),
  },
  createMenu: {
    method: 'POST',
    path: '/menus',
    summary: 'A new menu.',
    right: 'editMenus',
    body: strict({ slug: filled(180), name: filled(300), items }),
    answer,
    status: 201,
  },
  readMenu: {
    method: 'GET',
    path: '/menus/:slug',
    summary: 'One menu.',
    right: 'seeDrafts',
    params: one,
    answer,
  },
  replaceMenu: {
    method: 'PUT',
    path: '/menus/:slug',
    summary: 'Replaces its name and its items.',
    right: 'editMenus',
    params: one,
    body: strict({ name: filled(300), items }),
    answer,
    needsMatch: true,
  },
  deleteMenu: {
    method: 'DELETE',
    path: '/menus/:slug',
    summary: 'Removes it.',
    right: 'editMenus',
    params: one,
    status: 204,
    needsMatch: true,
  },
});
