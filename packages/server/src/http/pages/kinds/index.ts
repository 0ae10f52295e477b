import type { ShopSettings } from '@vitrine/contract/shop';
import { accountPage } from '../../account/accountPage.ts';
import type { PageHandler } from '../PageResult.ts';
import { cartPage } from './cart.ts';
import { checkoutPage } from './checkout.ts';
import { comparePage } from './compare.ts';
import { blogPage, postCategoryPage } from './blog.ts';
import { homePage } from './home.ts';
import { categoryPage, searchPage, shopPage, tagPage } from './list.ts';
import { productPage } from './product.ts';
import { wishlistPage } from './wishlist.ts';

/** Pages by the first part of their address; the owner has named some of them. */
export const pageKinds = ({ pages }: ShopSettings): ReadonlyMap<string, PageHandler> =>
  new Map([
    ['', homePage],
    ['product', productPage],
    ['product-category', categoryPage],
    ['product-tag', tagPage],
    ['blog', blogPage],
    ['category', postCategoryPage],
    ['-search', searchPage],
    [pages.shop, shopPage],
    [pages.cart, cartPage],
    [pages.checkout, checkoutPage],
    [pages.account, accountPage],
    [pages.compare, comparePage],
    [pages.wishlist, wishlistPage],
  ]);
