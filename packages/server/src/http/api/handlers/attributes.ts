import {
  createAttribute,
  deleteAttribute,
  findAttribute,
  listAttributes,
  updateAttribute,
} from '../../../catalogue/terms/attributes.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { given } from '../given.ts';
import { slicePage } from '../slicePage.ts';

const read = async (shop: Shop, id: number) => {
  const value = await findAttribute(shop, id);
  return value && { value };
};

export const attributeHandlers = {
  listAttributes: async ({ shop, query }) => slicePage(await listAttributes(shop), query),
  async createAttribute({ shop, body }) {
    const saved = await createAttribute(shop, body);
    return saved.ok ? made(await read(shop, saved.id), `/attributes/${saved.id}`) : unsaved(saved);
  },
  readAttribute: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateAttribute(call) {
    const { shop, params, body } = call;
    const saved = await change(call, {
      table: 'attributes',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => updateAttribute(within, params.id, given(body)),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, params.id)) : unsaved(saved);
  },
  async deleteAttribute(call) {
    const { id } = call.params;
    const gone = await change(call, {
      table: 'attributes',
      id,
      read: (within) => read(within, id),
      write: (within) => deleteAttribute(within, id),
    });
    if ('kind' in gone) return gone;
    return gone.ok ? done : unsaved(gone);
  },
} satisfies Partial<Handlers>;
