import { deleteProduct } from '../../../catalogue/deleteProduct.ts';
import { findProduct } from '../../../catalogue/findProducts.ts';
import { findVariations } from '../../../catalogue/findVariations.ts';
import { saveVariation } from '../../../catalogue/saveVariation.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { expectedVersion, isExactly, isExpected } from '../request/expected.ts';
import { slicePage } from '../slicePage.ts';
import { variationItem } from '../views/productViews.ts';

const read = async (shop: Shop, parentId: number, id: number) => {
  const variation = await findProduct(shop, id);
  return variation?.type === 'variation' && variation.parentId === parentId ? variationItem(variation) : null;
};

export const variationHandlers = {
  async listVariations({ shop, params, query }) {
    const parent = await findProduct(shop, params.id);
    if (!parent || parent.type === 'variation') return missing();
    const all = await findVariations(shop, params.id);
    return slicePage(
      all.map((variation) => variationItem(variation).value),
      query,
    );
  },
  async createVariation({ shop, params, body }) {
    if (!(await findProduct(shop, params.id))) return missing();
    const saved = await saveVariation(shop, params.id, body);
    if (!saved.ok) return unsaved(saved);
    return made(await read(shop, params.id, saved.id), `/products/${params.id}/variations/${saved.id}`);
  },
  readVariation: async ({ shop, params }) => shown(await read(shop, params.id, params.variationId)),
  async updateVariation(call) {
    const { shop, params, body } = call;
    const { id: parentId, variationId: id } = params;
    const saved = await change(call, {
      // Its parent: that is what every save of a variation locks first.
      table: 'products',
      id: parentId,
      isSame: body.stockQuantity === undefined ? isExpected : isExactly,
      read: (within) => read(within, parentId, id),
      write: (within) => saveVariation(within, parentId, { ...body, id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, parentId, id)) : unsaved(saved);
  },
  async deleteVariation({ shop, params: { id: parentId, variationId: id }, expected }) {
    if (!(await read(shop, parentId, id))) return missing();
    const gone = await deleteProduct(shop, id, { forGood: true, expectedVersion: expectedVersion(expected) });
    return gone.ok ? done : unsaved(gone, () => read(shop, parentId, id));
  },
} satisfies Partial<Handlers>;
