import { deleteProduct } from '../../../catalogue/deleteProduct.ts';
import { duplicateProduct } from '../../../catalogue/duplicateProduct.ts';
import { findProduct } from '../../../catalogue/findProducts.ts';
import { countFacets } from '../../../catalogue/list/countFacets.ts';
import { listAllProducts } from '../../../catalogue/list/listAllProducts.ts';
import { saveProduct } from '../../../catalogue/saveProduct.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, plain, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { expectedVersion, isExactly, isExpected } from '../request/expected.ts';
import { without } from '../views/without.ts';
import { productItem, productRowView } from '../views/productViews.ts';

export const readProductItem = async (shop: Shop, id: number) => {
  const product = await findProduct(shop, id);
  return product && product.type !== 'variation' ? productItem(shop, product) : null;
};

export const productHandlers = {
  async listProducts({ shop, query }) {
    const { items, total } = await listAllProducts(shop, query);
    return { kind: 'list', items: items.map(productRowView), total };
  },
  readFacets: async ({ shop, query }) => plain(without(await countFacets(shop, query), 'stock', 'ratings')),
  async createProduct({ shop, body }) {
    const saved = await saveProduct(shop, body);
    return saved.ok ? made(await readProductItem(shop, saved.id), `/products/${saved.id}`) : unsaved(saved);
  },
  readProduct: async ({ shop, params }) => shown(await readProductItem(shop, params.id)),
  async updateProduct(call) {
    const { shop, body, params } = call;
    const { id } = params;
    // Buyers change the stock meanwhile, and no version tells: a number that was read before would undo a sale.
    const isSame = body.stockQuantity === undefined ? isExpected : isExactly;
    const saved = await change(call, {
      table: 'products',
      id,
      isSame,
      read: (within) => readProductItem(within, id),
      write: (within) => saveProduct(within, { ...body, id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await readProductItem(shop, id)) : unsaved(saved);
  },
  async duplicateProduct({ shop, params }) {
    const saved = await duplicateProduct(shop, params.id);
    return saved.ok ? made(await readProductItem(shop, saved.id), `/products/${saved.id}`) : unsaved(saved);
  },
  async deleteProduct({ shop, params: { id }, query: { force }, expected }) {
    const current = await readProductItem(shop, id);
    if (!current) return shown(current);
    const gone = await deleteProduct(shop, id, {
      forGood: force,
      expectedVersion: expectedVersion(expected),
    });
    return gone.ok ? done : unsaved(gone, () => readProductItem(shop, id));
  },
} satisfies Partial<Handlers>;
