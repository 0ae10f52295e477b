import { showPage } from '../showPage.ts';
import { listField, textField } from '../../request/fields.ts';
import { viewWishlist, wishlistFor } from '../../theme/readWishlistView.ts';
import { changeWishes } from '../../theme/changeWishes.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { wishlistTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

/** The lists; its forms and links change them without script. */
export const wishlistPage: PageHandler = async (call, path) => {
  if (path.length > 0) return null;
  const byLink = listField(call.fields, 'remove').length > 0 ? 'remove' : undefined;
  const action = byLink ?? textField(call.fields, 'wishlist_action');
  if (action !== undefined) {
    await changeWishes(call, action);
    return redirect(call.links.wishlist);
  }
  return showPage(call, 'wishlist', await viewWishlist(call, await wishlistFor(call)), {
    title: textsFor(call, wishlistTexts)('title'),
  });
};
