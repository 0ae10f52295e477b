import { moduleDocument } from '../../kit/module.mjs';
import { bullets } from '../../nav/rows.mjs';
import { navigation, progress } from '../../nav/settings.mjs';
import { cinemaSlide } from './cinemaSlide.mjs';
import { rainSlide } from './rainSlide.mjs';
import { seaSlide } from './seaSlide.mjs';

export const videoHero = () =>
  moduleDocument({
    id: 7,
    alias: 'video-hero',
    title: 'Lull, recordings for the night',
    size: {
      height: [820, 760, 1020, 900],
      fullHeight: true,
      min: ['700px', '660px', '880px', '660px'],
      max: ['1100px', '1100px', '1100px', '1000px'],
    },
    settings: {
      bg: '#071022',
      slideshow: { auto: true, sOH: false, fOB: true, initDelay: '0' },
      len: 12000,
      nav: navigation({
        bullets: bullets({
          key: 'vt-tray',
          direction: 'vertical',
          at: { h: 'right', v: 'center', x: [26, 26, 26, 16], y: 0 },
        }),
      }),
      pbar: progress({
        kind: 'cw',
        size: 3,
        radius: 20,
        colour: '#ffffff',
        track: 'rgba(255,255,255,0.25)',
        h: 'right',
        v: 'bottom',
        x: 40,
        y: 40,
        show: [true, true, true, false],
      }),
    },
    slides: [seaSlide, rainSlide, cinemaSlide],
  });
