import { accountCss } from '../account/accountCss.ts';
import { cartCss } from '../cart/cartCss.ts';
import { checkoutCss } from '../checkout/checkoutCss.ts';
import { compareCss } from '../compare/compareCss.ts';
import { contentCss } from '../content/contentCss.ts';
import { formCss } from '../form/formCss.ts';
import { frameCss } from '../frame/frameCss.ts';
import { liveCss } from '../frame/liveCss.ts';
import { homeCss } from '../home/homeCss.ts';
import { listCss } from '../list/listCss.ts';
import { noticesCss } from '../notices/noticesCss.ts';
import { priceCss } from '../price/priceCss.ts';
import { productCss } from '../product/productCss.ts';
import { quickViewCss } from '../product/quickViewCss.ts';
import { ratingCss } from '../rating/ratingCss.ts';
import { wishlistCss } from '../wishlist/wishlistCss.ts';
import { baseCss } from './baseCss.ts';

/** The whole style sheet of the shop's pages: one file that every page links to. */
export const shopCss = [
  baseCss,
  formCss,
  frameCss,
  noticesCss,
  priceCss,
  ratingCss,
  listCss,
  productCss,
  compareCss,
  wishlistCss,
  cartCss,
  checkoutCss,
  accountCss,
  contentCss,
  homeCss,
  quickViewCss,
  liveCss,
].join('');
