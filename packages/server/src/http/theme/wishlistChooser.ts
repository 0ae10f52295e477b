import { findProduct } from '../../catalogue/findProducts.ts';
import { DEFAULT_GROUP_NAME } from '../../wishlist/limits.ts';
import { readWishlist } from '../../wishlist/readWishlist.ts';
import { html, nothing } from '../answer/Answer.ts';
import { nonceFor } from '../call/nonce.ts';
import { idField } from '../request/fields.ts';
import { shopView } from '../shop/shopView.ts';
import type { ThemeAction } from './ThemeAction.ts';

/** Ours: the lists that a product can go to, in a dialog. Nothing for guests, who have one. */
export const wishlistChooserAction: ThemeAction = async (call) => {
  const { shop, visitor, settings, fields } = call;
  const product = await findProduct(shop, idField(fields, 'product_id'));
  if (!visitor.user || !settings.wishlist.expanded || product?.status !== 'publish') return nothing;
  const { groups } = await readWishlist(shop, visitor.user.id);
  // Whoever adds for the first time has no list yet: theirs is made with the first product.
  const known =
    groups.length > 0 ? groups : [{ id: 0, name: DEFAULT_GROUP_NAME, isDefault: true, items: [] }];
  const content = {
    productId: product.id,
    productName: product.name,
    groups: known.map(({ items, ...group }) => ({
      ...group,
      count: items.length,
      hasProduct: items.some(({ productId }) => productId === product.id),
    })),
    nonce: nonceFor(call, 'woodmart-wishlist'),
  };
  return html(call.site.renderFragment({ name: 'wishlistChooser', shop: shopView(call), content }));
};
