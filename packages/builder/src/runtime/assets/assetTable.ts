/** spec/3 §7 and §9: the files that extensions of the original ask for by name, below its asset folder. */
const ASSETS: Readonly<Record<string, string>> = {
  'script/dialog': 'lib/dialog/dialog.min.js?ver=4.9.3',
  'script/share-link': 'lib/share-link/share-link.min.js',
  'script/swiper': 'lib/swiper/v8/swiper.min.js?ver=8.4.5',
  'style/swiper': 'lib/swiper/v8/css/swiper.min.css?ver=8.4.5',
  'style/e-lightbox': 'css/conditionals/lightbox.min.css',
  'style/dialog': 'css/conditionals/dialog.min.css?ver=4.9.3',
};

export const pathOfAsset = (kind: string, key: string): string | undefined => ASSETS[`${kind}/${key}`];
