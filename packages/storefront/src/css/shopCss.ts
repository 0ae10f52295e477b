import { accountCss } from '../account/accountCss.ts';
import { cartCss } from '../cart/cartCss.ts';
import { checkoutCss } from '../checkout/checkoutCss.ts';
import { compareCss } from '../compare/compareCss.ts';
import { commentsCss } from '../content/commentsCss.ts';
import { contentCss } from '../content/contentCss.ts';
import { formCss } from '../form/formCss.ts';
import { frameCss } from '../frame/frameCss.ts';
import { liveCss } from '../frame/liveCss.ts';
import { smallCss } from '../frame/smallCss.ts';
import { homeCss } from '../home/homeCss.ts';
import { listCss } from '../list/listCss.ts';
import { noticesCss } from '../notices/noticesCss.ts';
import { priceCss } from '../price/priceCss.ts';
import { productCss } from '../product/productCss.ts';
import { quickViewCss } from '../product/quickViewCss.ts';
import { ratingCss } from '../rating/ratingCss.ts';
import { wishlistCss } from '../wishlist/wishlistCss.ts';
import { trailCss } from '../trail/trailCss.ts';
import { baseCss } from './baseCss.ts';
import { printCss } from './printCss.ts';

/** The whole style sheet of the shop's pages: one file that every page links to. */
export const shopCss = [
  baseCss,
  formCss,
  frameCss,
  noticesCss,
  priceCss,
  ratingCss,
  trailCss,
  listCss,
  productCss,
  compareCss,
  wishlistCss,
  cartCss,
  checkoutCss,
  accountCss,
  contentCss,
  commentsCss,
  homeCss,
  quickViewCss,
  liveCss,
  smallCss,
  // Last: it takes away what the others show.
  printCss,
].join('');
