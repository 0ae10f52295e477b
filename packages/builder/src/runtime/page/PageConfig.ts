import type { BreakpointEntries } from '../breakpoints/Breakpoints.ts';
import { DEFAULT_BREAKPOINTS } from '../breakpoints/defaultBreakpoints.ts';
import type { Settings } from '../settings/readSettings.ts';

/** What the pages' script says, in English where the page's server says nothing else. */
export const TEXTS = {
  shareOnFacebook: 'Share on Facebook',
  shareOnTwitter: 'Share on Twitter',
  pinIt: 'Pin it',
  download: 'Download',
  downloadImage: 'Download image',
  fullscreen: 'Fullscreen',
  zoom: 'Zoom',
  share: 'Share',
  playVideo: 'Play Video',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  // Not of the original, whose lightbox has no name.
  lightbox: 'Lightbox',
  a11yCarouselPrevSlideMessage: 'Previous slide',
  a11yCarouselNextSlideMessage: 'Next slide',
  a11yCarouselFirstSlideMessage: 'This is the first slide',
  a11yCarouselLastSlideMessage: 'This is the last slide',
  a11yCarouselPaginationBulletMessage: 'Go to slide',
};

export type Texts = typeof TEXTS;

/** `elementorFrontendConfig`, as our server writes it into its pages. */
export interface PageConfig {
  readonly environmentMode: { readonly edit: boolean; readonly wpPreview: boolean };
  readonly is_rtl: boolean;
  readonly is_static: boolean;
  readonly responsive: { readonly breakpoints: BreakpointEntries };
  /** The site's settings, as far as they are flagged for the page. */
  readonly kit: Settings;
  readonly i18n: Texts;
  readonly [other: string]: unknown;
}

/** As extensions read it. */
export interface SharedPageConfig extends PageConfig {
  readonly responsive: PageConfig['responsive'] & {
    /** Those that are in use. */
    readonly activeBreakpoints: BreakpointEntries;
  };
}

const objectOf = (value: unknown): Settings =>
  typeof value === 'object' && value !== null ? (value as Settings) : {};

/** From what a page of another server wrote, which may be anything; whatever is missing is filled in. */
export function readPageConfig(written: unknown): SharedPageConfig {
  const config = objectOf(written);
  const environment = objectOf(config['environmentMode']);
  const responsive = objectOf(config['responsive']);
  const breakpoints = readBreakpoints(responsive['breakpoints']);
  return {
    ...config,
    environmentMode: {
      ...environment,
      edit: Boolean(environment['edit']),
      wpPreview: Boolean(environment['wpPreview']),
    },
    is_rtl: Boolean(config['is_rtl']),
    is_static: Boolean(config['is_static']),
    responsive: {
      ...responsive,
      breakpoints,
      activeBreakpoints: Object.fromEntries(
        Object.entries(breakpoints).filter(([, { is_enabled }]) => is_enabled),
      ),
    },
    kit: objectOf(config['kit']),
    i18n: { ...TEXTS, ...readTexts(config['i18n']) },
  };
}

const readTexts = (written: unknown): Partial<Texts> =>
  Object.fromEntries(Object.entries(objectOf(written)).filter(([, text]) => typeof text === 'string'));

function readBreakpoints(written: unknown): BreakpointEntries {
  const entries = Object.entries(objectOf(written)).flatMap(([name, value]) => {
    const entry = objectOf(value);
    const width = Number(entry['value']);
    if (!Number.isFinite(width) || width <= 0) return [];
    return [
      [
        name,
        {
          label: String(entry['label'] ?? name),
          value: width,
          default_value: Number(entry['default_value']) || width,
          direction: entry['direction'] === 'min' ? ('min' as const) : ('max' as const),
          is_enabled: Boolean(entry['is_enabled']),
        },
      ] as const,
    ];
  });
  return entries.length === 0 ? DEFAULT_BREAKPOINTS : Object.fromEntries(entries);
}
