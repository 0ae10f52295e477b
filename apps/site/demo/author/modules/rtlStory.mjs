import { linear } from '../kit/colour.mjs';
import { NASKH, READEX } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, lines, rise, slideIn, words } from '../kit/motions.mjs';
import { pan } from '../kit/frames.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { shape, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { bullets } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';

const title = type(NASKH, 700, [74, 64, 70, 50], 1.45);
const body = type(READEX, 300, [20, 20, 24, 20], 1.85);
const label = type(READEX, 500, [17, 17, 21, 18], 1.5);
const action = type(READEX, 500, [18, 18, 22, 19], 1.4);
const brand = type(NASKH, 700, [30, 28, 34, 28], 1.4);

const SAND = '#fdeed6';

const CHAPTERS = [
  {
    key: 'night',
    focus: '12%',
    picture: 'caravan-night.webp',
    alt: 'كثبان رملية تحت هلال وسماء مليئة بالنجوم',
    label: 'الفصل الأول',
    title: 'ليلةٌ بلا خريطة',
    story:
      'لم يكن مع جدّي سوى قِربة ماء ونجمةٍ واحدة يثق بها. قال إن الصحراء لا تُضيِّع أحدًا، وإنما تنتظر أن يهدأ قلبه قبل أن تدلّه على الطريق.',
    link: ['اقرأ الفصل كاملًا', '/house-of-stories/'],
    transition: 'crossfade',
    move: { from: { scale: 100 }, to: { scale: 112 } },
  },
  {
    key: 'dawn',
    picture: 'caravan-dawn.webp',
    alt: 'كثبان ذهبية عند الفجر',
    label: 'الفصل الثاني',
    title: 'حين نطق الرمل',
    story:
      'مع الفجر تغيّر لون الكثبان، وسمعنا صوتًا يشبه الطبل البعيد. ضحك الدليل وقال: هذا الرمل يروي ما رآه في الليل، فأصغوا إليه قبل أن تشتدّ الشمس.',
    link: ['تابع الرحلة', '/house-of-stories/'],
    transition: 'push',
    move: { from: { scale: 114, x: -40 }, to: { scale: 114, x: 40 } },
  },
  {
    key: 'courtyard',
    picture: 'caravan-courtyard.webp',
    alt: 'فناء بأقواس ونافورة وقناديل مضاءة مساءً',
    label: 'الفصل الثالث',
    title: 'البيت الذي كان ينتظر',
    story:
      'خلف الباب الأزرق نافورةٌ لا تنام، وثلاثة قناديل لم تنطفئ منذ خرجنا. وضعت جدّتي الشاي أمامنا وكأنّ الغياب لم يكن سوى نزهة قصيرة.',
    link: ['زُر بيت الحكايات', '/contact/'],
    transition: 'blur',
    move: { from: { scale: 110 }, to: { scale: 100 } },
  },
];

const STAR =
  '<svg viewBox="0 0 48 48" xmlns="http://www.w3.org/2000/svg"><g fill="none" stroke="currentColor" stroke-width="2.500"><rect x="10" y="10" width="28" height="28"/><rect x="10" y="10" width="28" height="28" transform="rotate(45 24 24)"/></g></svg>';

const edge = [72, 56, 48, 28];

const chapterSlide = (chapter) =>
  slide(
    {
      title: chapter.title,
      deepLink: chapter.key,
      params: [[chapter.label], [chapter.title]],
      background: {
        image: `/demo/media/${chapter.picture}`,
        alt: chapter.alt,
        px: '30%',
        py: chapter.focus ?? '50%',
        transition: transitions[chapter.transition](),
        pan: pan({ ms: 10000, ...chapter.move }),
      },
    },
    shape({
      alias: 'Shade',
      rTo: 'slide',
      w: '100%',
      h: '100%',
      bg: linear(
        270,
        ['rgba(14, 12, 40, 0.94)', 0],
        ['rgba(14, 12, 40, 0.8)', 45],
        ['rgba(14, 12, 40, 0.15)', 100],
      ),
      show: [true, true, false, false],
      tl: fadeIn(0),
    }),
    shape({
      alias: 'Shade, narrow',
      rTo: 'slide',
      w: '100%',
      h: '100%',
      bg: linear(
        180,
        ['rgba(14, 12, 40, 0.35)', 0],
        ['rgba(14, 12, 40, 0.82)', 45],
        ['rgba(14, 12, 40, 0.95)', 100],
      ),
      show: [false, false, true, true],
      tl: fadeIn(0),
    }),
    text({
      alias: 'Label',
      text: chapter.label,
      type: label,
      colour: '#ffcf87',
      align: 'right',
      across: 'right',
      down: ['middle', 'middle', 'bottom', 'bottom'],
      x: edge,
      y: [-178, -160, 462, 390],
      w: [520, 460, 680, 424],
      tl: slideIn(200, 40),
    }),
    text({
      alias: 'Title',
      tag: 'h2',
      text: chapter.title,
      type: title,
      colour: SAND,
      align: 'right',
      across: 'right',
      down: ['middle', 'middle', 'bottom', 'bottom'],
      x: edge,
      y: [-92, -84, 350, 304],
      w: [640, 560, 680, 424],
      textShadow: { y: 4, blur: 30, colour: 'rgba(14, 12, 40, 0.6)' },
      tl: words(300, { from: { o: 0, x: 40 }, dir: 'start', delay: 120 }),
    }),
    text({
      alias: 'Story',
      text: chapter.story,
      type: body,
      colour: SAND,
      align: 'right',
      across: 'right',
      down: ['middle', 'middle', 'bottom', 'bottom'],
      x: edge,
      y: [46, 44, 190, 164],
      w: [520, 470, 680, 424],
      tl: lines(600),
    }),
    button({
      alias: 'Read',
      text: chapter.link[0],
      href: chapter.link[1],
      type: action,
      colour: '#1d1536',
      bg: '#ffcf87',
      across: 'right',
      down: ['middle', 'middle', 'bottom', 'bottom'],
      x: edge,
      y: [180, 168, 104, 88],
      p: { t: [12, 12, 14, 12], b: [12, 12, 14, 12], l: [28, 26, 32, 26], r: [28, 26, 32, 26] },
      radius: 6,
      hover: hover({ colour: '#1d1536', bg: '#ffffff', radius: '6px' }),
      tl: rise(900),
    }),
  );

export const rtlStory = () =>
  moduleDocument({
    id: 13,
    alias: 'rtl-story',
    title: 'بيت الحكايات',
    size: { height: [740, 680, 980, 840] },
    settings: {
      direction: 'rtl',
      lang: 'ar',
      bg: '#0e0c28',
      slideshow: { auto: true, sOH: true, initDelay: '0' },
      len: 10000,
      nav: navigation({
        arrows: arrows({
          key: 'vt-disc',
          values: { size: 48, ink: '#1d1536', paper: '#ffcf87', hover: '#ffffff', 'hover-ink': '#1d1536' },
          show: [true, true, false, false],
          left: { h: 'right', v: 'bottom', x: 100, y: 36 },
          right: { h: 'right', v: 'bottom', x: 40, y: 36 },
        }),
        bullets: bullets({
          key: 'vt-diamonds',
          values: { ink: '#ffcf87' },
          at: { h: 'left', v: 'bottom', x: 76, y: 25 },
        }),
      }),
      pbar: progress({
        kind: 'ccw',
        size: 3,
        radius: 18,
        colour: '#ffcf87',
        track: 'rgba(255,255,255,0.2)',
        h: 'left',
        v: 'top',
        x: 40,
        y: 40,
        show: [true, true, true, false],
      }),
    },
    slides: CHAPTERS.map(chapterSlide),
    globals: [
      globalSlide(
        { pos: 'front' },
        svg({
          alias: 'Star',
          src: STAR,
          colour: '#ffcf87',
          across: 'right',
          x: edge,
          y: [40, 36, 42, 36],
          w: [40, 38, 46, 38],
          h: [40, 38, 46, 38],
          tl: fadeIn(0),
        }),
        text({
          alias: 'Brand',
          text: 'بيت الحكايات',
          type: brand,
          colour: SAND,
          align: 'right',
          across: 'right',
          x: edge.map((v, l) => v + [54, 52, 62, 52][l]),
          y: [38, 34, 40, 34],
          tl: fadeIn(0),
        }),
      ),
    ],
  });
