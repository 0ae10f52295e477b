import type { Arabic } from '../Catalogue.ts';

const en = {
  modules: 'Modules',
  about:
    'Heroes, carousels, galleries and pop-ups, each from one JSON file. Every preview is the module itself.',
  previewOf: 'Preview of {title}',
  slides: { one: '{count} slide.', other: '{count} slides.' },
  drawn: 'Drawn by the server as HTML and CSS: it looks the same with scripts switched off.',
  openOver: 'Open it over the page',
  putOnPage: 'Put it on a page',
  asJson: 'The module as JSON',
  alone: 'Only the module',
  all: 'All modules',
} as const;

const ar: Arabic<typeof en> = {
  modules: 'الوحدات',
  about: 'واجهات وشرائح متحركة ومعارض ونوافذ منبثقة، كل منها من ملف JSON واحد. كل معاينة هي الوحدة نفسها.',
  previewOf: 'معاينة {title}',
  slides: {
    zero: 'لا شرائح.',
    one: 'شريحة واحدة.',
    two: 'شريحتان.',
    few: '{count} شرائح.',
    many: '{count} شريحة.',
    other: '{count} شريحة.',
  },
  drawn: 'يرسمها الخادم بلغتي HTML وCSS: تبدو كما هي وإن أُوقفت البرامج النصية.',
  openOver: 'افتحها فوق الصفحة',
  putOnPage: 'ضعها في صفحة',
  asJson: 'الوحدة بصيغة JSON',
  alone: 'الوحدة وحدها',
  all: 'كل الوحدات',
};

/** The list of modules, and what stands below each on its page. */
export const modulePageTexts = { en, ar };
