import { PERSPECTIVE_PX, SCROLL_TIMELINE_VIEWPORT_MARGIN, SLIDE_LENGTH_MS } from '../limits.ts';
import { optional } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';

/** spec/1 §3, general. */
export const general = shape(
  {
    perspectivePx: from('perspective', number(PERSPECTIVE_PX)),
    perspectiveType: choice(['global', 'local', 'isometric'], 'global'),
    lazyLoad: optional(choice(['smart', 'single', 'all', 'none'], 'smart')),
    disableOnMobile: flag(false),
    viewport: from(
      'slideshow',
      shape({
        useGlobal: from('globalViewPort', flag(false)),
        margin: from('globalViewDist', text(SCROLL_TIMELINE_VIEWPORT_MARGIN)),
      }),
    ),
  },
  { ignores: ['icache', 'D3OU'] },
);

/** settings.default: what new slides and layers start from. */
export const moduleDefaults = shape(
  { slideLengthMs: from('len', milliseconds(SLIDE_LENGTH_MS)) },
  { ignores: ['LROU', 'fluid', 'linearStyle', 'linearPosition', 'linearSpace', 'linearAlien'] },
);

export const preloader = shape({ kind: from('type', text('-1')), color: text('#ffffff') });

/** spec/2 §2: deep links. */
export const browserOptions = shape({ deepLinks: from('useURLDeeplink', flag(false)) });

export const moduleCodes = shape({ css: text(), js: text() });
