import type { Arabic } from '../Catalogue.ts';

const en = {
  slides: 'Slides',
  slide: 'Slide',
  carousel: 'carousel',
  slideRole: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  slideNumber: 'Slide {number}',
  place: '{number} of {total}',
  slideOf: 'Slide {number} of {total}',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  play: 'Play: {name}',
  pause: 'Pause: {name}',
  watch: 'Watch: {name}',
  backgroundVideo: 'background video',
  close: 'Close',
} as const;

const ar: Arabic<typeof en> = {
  slides: 'شرائح',
  slide: 'شريحة',
  carousel: 'عرض شرائح',
  slideRole: 'شريحة',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  choose: 'اختر شريحة',
  slideNumber: 'الشريحة {number}',
  place: '{number} من {total}',
  slideOf: 'الشريحة {number} من {total}',
  stop: 'أوقف العرض التلقائي للشرائح',
  start: 'شغّل العرض التلقائي للشرائح',
  play: 'تشغيل: {name}',
  pause: 'إيقاف مؤقت: {name}',
  watch: 'مشاهدة: {name}',
  backgroundVideo: 'فيديو الخلفية',
  close: 'إغلاق',
};

/** What the controls of a module are called for who cannot see them. */
export const moduleControlTexts = { en, ar };
