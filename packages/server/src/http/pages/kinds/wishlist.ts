import { showPage } from '../showPage.ts';
import { listField, textField } from '../../request/fields.ts';
import { placeIn, viewWishlist, wishlistFor, wishlistUrl } from '../../theme/readWishlistView.ts';
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
    return redirect(wishlistUrl(call, placeIn(call.fields)));
  }
  const content = await viewWishlist(call, await wishlistFor(call), placeIn(call.fields));
  return showPage(call, 'wishlist', content, { title: textsFor(call, wishlistTexts)('title') });
};
