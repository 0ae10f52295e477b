import type { BannerView, FrameView } from '@vitrine/contract/shop';
import { scriptJson } from '../html/scriptJson.ts';
import { globalsScript } from './globalsScript.ts';

/** Hides a banner that this visitor has closed before it is ever painted: what came or went later would move the page. */
export const bannerScript = ({ version }: BannerView): string =>
  `if(('; '+document.cookie).includes(${scriptJson(`; woodmart_tb_banner_${version}=`)}))document.querySelector('.header-banner').hidden=true`;

/** The scripts that stand in a page, letter for letter: a policy allows them by their hashes. */
export function inlineScripts({ assets, banner, isClosed }: FrameView): readonly string[] {
  const canClose = banner?.canClose && assets.scripts.length > 0 && !isClosed;
  return [globalsScript(assets.globals), ...(canClose ? [bannerScript(banner)] : [])];
}
