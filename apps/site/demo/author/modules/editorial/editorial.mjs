import { moduleDocument } from '../../kit/module.mjs';
import { globalSlide } from '../../kit/slide.mjs';
import { cardRow } from '../../nav/rows.mjs';
import { navigation } from '../../nav/settings.mjs';
import { colophonSlide } from './colophon.mjs';
import { coverSlide } from './cover.mjs';
import { essaySlide } from './essay.mjs';
import { guideSlide } from './guide.mjs';
import { paperLayers } from './paper.mjs';
import { INK, RED } from './look.mjs';

export const editorial = () =>
  moduleDocument({
    id: 3,
    alias: 'editorial',
    title: 'Slow Weather, an essay in three parts',
    size: {
      height: [720, 660, 1080, 900],
      fullWidth: false,
      maxWidth: '1180px',
      p: { t: [24, 24, 16, 0], b: [24, 24, 16, 0] },
      m: { t: [32, 24, 0, 0], b: [32, 24, 0, 0] },
    },
    settings: {
      bg: '#f6f1e7',
      shdw: 3,
      len: 14000,
      slideshow: { auto: false, sOH: true, initDelay: '0' },
      codes: {
        css: '.vt-dropcap{float:left;font-weight:600;font-size:4.1em;line-height:.78;padding:.06em .09em 0 0;color:#a8321a}.vt-list ul,.vt-list ol{padding-inline-start:1.25em;list-style-position:outside}.vt-list li::marker{color:#a8321a}',
      },
      nav: navigation({
        keys: 'horizontal',
        tabs: cardRow({
          key: 'vt-chapters',
          values: {
            ink: INK,
            rule: 'rgba(29,26,22,0.3)',
            accent: RED,
            paper: 'transparent',
            inset: 0,
            family: 'Instrument Sans, sans-serif',
          },
          gap: 16,
          outside: true,
          at: { h: 'left', v: 'bottom', x: [40, 40, 40, 12], y: 28 },
          size: { w: [220, 200, 200, 101], h: [64, 64, 64, 64], seen: 3 },
        }),
      }),
    },
    slides: [coverSlide, essaySlide, guideSlide, colophonSlide],
    globals: [globalSlide({ pos: 'back' }, ...paperLayers)],
  });
