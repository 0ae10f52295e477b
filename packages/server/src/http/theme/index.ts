import { ajaxSearch } from './ajaxSearch.ts';
import {
  addToCompareAction,
  compareFragmentsAction,
  removeCategoryAction,
  removeFromCompareAction,
} from './compare.ts';
import type { ThemeAction } from './ThemeAction.ts';
import { addToWishlistAction, removeFromWishlistAction, wishlistFragmentsAction } from './wishlist.ts';
import { wishlistChooserAction } from './wishlistChooser.ts';

/** spec/3 §7: the seven actions of the theme, by their names on the wire. */
export const themeActions: Readonly<Record<string, ThemeAction>> = {
  woodmart_ajax_search: ajaxSearch,
  woodmart_add_to_compare: addToCompareAction,
  woodmart_remove_from_compare: removeFromCompareAction,
  woodmart_remove_category_from_compare: removeCategoryAction,
  woodmart_get_fragment_product_category_compare: compareFragmentsAction,
  woodmart_add_to_wishlist: addToWishlistAction,
  woodmart_remove_from_wishlist: removeFromWishlistAction,
  // Ours: what our own pages ask for.
  vitrine_wishlist_fragments: wishlistFragmentsAction,
  vitrine_wishlist_chooser: wishlistChooserAction,
};
