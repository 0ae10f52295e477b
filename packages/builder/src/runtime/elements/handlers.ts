import { animateEntrance } from '../animation/animateEntrance.ts';
import { CONTACT_TYPES } from './contactTypes.ts';
import type { Handler, PageElement } from './Handler.ts';
import { loneWidgets } from './loneWidgets.ts';

export interface HandlerRow {
  /** As extensions hear of it: `frontend/element_handler_ready/<name>`. */
  readonly name: string;
  /** `data-element_type`, or a widget's `data-widget_type` without its skin. */
  readonly type: string;
  /** Whether this one has anything to bring to life: what a page does not need is not fetched. */
  readonly wants?: (of: PageElement) => boolean;
  readonly load: () => Promise<Handler>;
}

const hasClass =
  (name: string) =>
  ({ element }: PageElement): boolean =>
    element.classList.contains(name);
const hasBackground =
  (kind: string) =>
  ({ settings }: PageElement): boolean =>
    settings()['background_background'] === kind;

/** What moves slides is large: it is asked for beside what needs it, not after it. */
const withSlides = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, import('../slides/library.ts')]))[0];

const slideshowBehind = (type: string): HandlerRow => ({
  name: 'backgroundSlideshow',
  type,
  wants: hasBackground('slideshow'),
  load: async () => (await withSlides(import('../background/backgroundSlideshow.ts'))).backgroundSlideshow,
});
const background = (type: string): readonly HandlerRow[] => [
  slideshowBehind(type),
  {
    name: 'backgroundVideo',
    type,
    wants: hasBackground('video'),
    load: async () => (await import('../background/backgroundVideo.ts')).backgroundVideo,
  },
];

/** What any element may ask for. */
export const EVERYWHERE: readonly HandlerRow[] = [
  {
    name: 'stretchedElement',
    type: 'global',
    wants: hasClass('e-stretched'),
    load: async () => (await import('../stretch/stretchElement.ts')).stretchedElement,
  },
  {
    name: 'animateEntrance',
    type: 'global',
    wants: ({ element, settings }) =>
      element.classList.contains('elementor-invisible') ||
      Object.keys(settings()).some((key) => /^_?animation(?:_|$)/.test(key)),
    // The most usual of all, and small.
    load: async () => animateEntrance,
  },
];

/** All that moves in documents, one row each. Sections are stretched first: what is in them is measured then. */
export const HANDLERS: readonly HandlerRow[] = [
  {
    name: 'stretchedSection',
    type: 'section',
    wants: hasClass('elementor-section-stretched'),
    load: async () => (await import('../stretch/stretchElement.ts')).stretchedSection,
  },
  ...background('section'),
  ...background('container'),
  slideshowBehind('column'),
  ...loneWidgets,
  {
    name: 'textEditor',
    type: 'text-editor',
    // Our own server has drawn it.
    wants: ({ settings, find }) => settings()['drop_cap'] === 'yes' && find('.elementor-drop-cap') === null,
    load: async () => (await import('../widgets/dropCap.ts')).dropCap,
  },
  {
    name: 'imageCarousel',
    type: 'image-carousel',
    load: async () => (await withSlides(import('../carousel/imageCarousel.ts'))).imageCarousel,
  },
  ...CONTACT_TYPES.map(
    (type): HandlerRow => ({
      name: 'contactButtons',
      type,
      load: async () => (await import('../widgets/contactButtons.ts')).contactButtons,
    }),
  ),
  {
    name: 'floatingBars',
    type: 'floating-bars-var-1',
    load: async () => (await import('../widgets/floatingBars.ts')).floatingBars,
  },
  { name: 'video', type: 'video', load: async () => (await import('../video/videoWidget.ts')).videoWidget },
];
