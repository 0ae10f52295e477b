import type { AnyApiRequest, ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { moduleText } from '../../../../modules/testing/moduleText.ts';
import type { TestApi } from '../startApi.ts';

interface Race {
  readonly what: string;
  readonly create?: readonly [keyof ApiEndpoints, AnyApiRequest];
  readonly read: keyof ApiEndpoints;
  readonly change: keyof ApiEndpoints;
  /** Names it by the id of what was made, where that is not all. */
  readonly params?: (id: number) => Readonly<Record<string, string | number>>;
  readonly body: (number: number) => object;
}

const title = (number: number) => ({ title: `By ${number}` });
const name = (number: number) => ({ name: `By ${number}` });
const taxonomy = 'product_tag';

const RACES: readonly Race[] = [
  {
    what: 'a post',
    create: ['createPost', { body: { title: 'Raced' } }],
    read: 'readPost',
    change: 'updatePost',
    body: title,
  },
  {
    what: 'a module',
    create: ['createModule', { body: { alias: 'raced', document: moduleText() } }],
    read: 'readModule',
    change: 'updateModule',
    body: title,
  },
  {
    what: 'a document',
    create: ['createDocument', { body: { kind: 'page', slug: 'raced', document: { content: [] } } }],
    read: 'readDocument',
    change: 'updateDocument',
    body: title,
  },
  {
    what: 'a term, which has no version',
    create: ['createTerm', { params: { taxonomy }, body: { name: 'Raced' } }],
    read: 'readTerm',
    change: 'updateTerm',
    params: (id) => ({ taxonomy, id }),
    body: name,
  },
  {
    what: 'an attribute',
    create: ['createAttribute', { body: { name: 'Raced' } }],
    read: 'readAttribute',
    change: 'updateAttribute',
    body: name,
  },
  {
    what: 'a menu',
    create: ['createMenu', { body: { slug: 'raced', name: 'Raced', items: [] } }],
    read: 'readMenu',
    change: 'replaceMenu',
    params: () => ({ slug: 'raced' }),
    body: (number) => ({ name: `By ${number}`, items: [] }),
  },
  {
    what: 'a coupon',
    create: ['createCoupon', { body: { code: 'raced' } }],
    read: 'readCoupon',
    change: 'updateCoupon',
    body: (number) => ({ amount: number + 1 }),
  },
  {
    what: 'a tax rate',
    create: ['createTaxRate', { body: { name: 'Raced', ratePpm: 1 } }],
    read: 'readTaxRate',
    change: 'updateTaxRate',
    body: name,
  },
  {
    what: 'a zone',
    create: ['createZone', { body: { name: 'Raced' } }],
    read: 'readZone',
    change: 'updateZone',
    body: name,
  },
  {
    what: 'a group of wishes',
    create: ['createWishlistGroup', { body: { name: 'Raced' } }],
    read: 'readWishlistGroup',
    change: 'updateWishlistGroup',
    body: name,
  },
  {
    what: 'a section of the settings',
    read: 'readSettingsSection',
    change: 'replaceSettingsSection',
    params: () => ({ section: 'notice' }),
    body: (number) => ({ text: `By ${number}` }),
  },
];

/** Several change one thing at once, all of whom have seen the same. */
export function describeRaces(api: () => TestApi): void {
  describe('of several editors at once', () => {
    it.each(RACES)(
      'one changes $what, and the others are told',
      async ({ create, read, change, params, body }) => {
        const client = api().as('admin');
        const id = create ? (await client(...create)).body.id : 0;
        const place = { params: params?.(id) ?? { id } };
        const { tag } = await client(read, place);
        const answers = await Promise.all(
          Array.from({ length: 6 }, (_, number) =>
            client(change, { ...place, match: tag, body: body(number) }),
          ),
        );
        const [won, ...others] = answers.filter(({ status }) => status === 200);
        expect(others).toEqual([]);
        const now = await client(read, place);
        expect(now.body).toEqual(won?.body);
        const late = answers
          .filter((answer) => answer !== won)
          .map(({ status, tag: told }) => [status, told]);
        expect(late).toEqual(Array.from({ length: 5 }, () => [412, now.tag]));
      },
    );
  });
}
