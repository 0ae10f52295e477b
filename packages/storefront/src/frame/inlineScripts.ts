import type { BannerView, FrameView } from '@vitrine/contract/shop';
import { scriptJson } from '../html/scriptJson.ts';
import { globalsScript } from './globalsScript.ts';

type StoreNoticeView = NonNullable<FrameView['storeNotice']>;

/** Hides what this visitor has put away before it is ever painted: what came or went later would move the page. */
const hideIfKept = (cookie: string, selector: string): string =>
  `if(('; '+document.cookie+';').includes(${scriptJson(`; ${cookie}`)}))document.querySelector(${scriptJson(selector)}).hidden=true`;

export const bannerScript = ({ version }: BannerView): string =>
  hideIfKept(`woodmart_tb_banner_${version}=`, '.header-banner');

export const storeNoticeScript = ({ id }: StoreNoticeView): string =>
  hideIfKept(`store_notice${id}=hidden;`, '.woocommerce-store-notice');

/** The scripts that stand in a page, letter for letter: a policy allows them by their hashes. */
export function inlineScripts({ assets, banner, storeNotice, isClosed }: FrameView): readonly string[] {
  const isLive = assets.scripts.length > 0;
  const scripts = [globalsScript(assets.globals)];
  if (storeNotice && isLive) scripts.push(storeNoticeScript(storeNotice));
  if (banner?.canClose && isLive && !isClosed) scripts.push(bannerScript(banner));
  return scripts;
}
