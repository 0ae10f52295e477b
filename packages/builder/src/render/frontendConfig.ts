import { createTexts, documentTexts } from '@vitrine/texts';
import { frontendKit, type Kit } from '../kit/Kit.ts';
import { breakpointEntries } from '../runtime/breakpoints/Breakpoints.ts';
import type { PageConfig } from '../runtime/page/PageConfig.ts';
import { hasCustomBreakpoints } from '../settings/breakpoints.ts';

/** Languages that are written from the right. */
const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur|ps|ckb|sd|ug|yi|dv)\b/i;

/** `elementorFrontendConfig`: what page scripts, ours and others', read once at their start. */
export function frontendConfig(kit: Kit, language: string): PageConfig {
  const t = createTexts(documentTexts, language);
  const environmentMode = { edit: false, wpPreview: false, isScriptDebug: false };
  const responsive = {
    breakpoints: breakpointEntries(kit.breakpoints),
    hasCustomBreakpoints: hasCustomBreakpoints(kit.breakpoints),
  };
  return {
    environmentMode,
    is_rtl: RIGHT_TO_LEFT.test(language),
    is_static: false,
    swiperClass: 'swiper',
    responsive,
    experimentalFeatures: {},
    urls: { assets: '/page-scripts/', ajaxurl: '/wp-admin/admin-ajax.php', uploadUrl: '/uploads' },
    settings: { page: [], editorPreferences: [] },
    kit: frontendKit(kit),
    i18n: {
      shareOnFacebook: t('shareOnFacebook'),
      shareOnTwitter: t('shareOnTwitter'),
      pinIt: t('pinIt'),
      download: t('download'),
      downloadImage: t('downloadImage'),
      fullscreen: t('fullscreen'),
      zoom: t('zoom'),
      share: t('share'),
      playVideo: t('playVideo'),
      previous: t('previous'),
      next: t('next'),
      close: t('close'),
      lightbox: t('lightbox'),
      a11yCarouselPrevSlideMessage: t('previousSlide'),
      a11yCarouselNextSlideMessage: t('nextSlide'),
      a11yCarouselFirstSlideMessage: t('firstSlide'),
      a11yCarouselLastSlideMessage: t('lastSlide'),
      a11yCarouselPaginationBulletMessage: t('toSlide'),
    },
  };
}
