/** @jsxImportSource hono/jsx */
import { interactiveAttributes } from '@vitrine/engine';
import { type Attributes, element, type Html } from '../elements.ts';
import { isPicture } from '../layer/paintCss.ts';
import { Film } from '../media/Film.tsx';
import { mediaSource } from '../media/mediaSource.ts';
import { PlayButton } from '../media/PlayButton.tsx';
import { classNames, layerDomId } from '@vitrine/player/markup';
import { backgroundOf } from './backgroundOf.ts';
import { Picture } from '../media/Picture.tsx';
import type { SlideContext } from '../ports/SlideContext.ts';

/** A slide's background: colour by CSS; picture, or a film's poster, as a real image; film; overlay pattern. */
export function BackgroundView({ context }: { readonly context: SlideContext }): Html {
  const { slide, moduleId } = context;
  const { image, video, overlay } = backgroundOf(slide);
  const alt = slide.background?.attributes.alt || slide.attributes.alt;
  const picture = image?.used && image.src !== '' && isPicture(image) ? image.src : video?.poster?.src;
  const film = backgroundFilm(context);
  const background = element(
    'sr7-bg',
    {
      id: slide.background ? layerDomId(moduleId, slide, slide.background) : undefined,
      className: classNames(
        'sr7-layer',
        video?.poster?.noOnMobile && 'sr7-bare',
        slide.background?.attributes.className,
      ),
      ...backgroundControl(context),
    },
    picture ? <Picture src={picture} alt={alt} context={context} /> : null,
    film,
    overlay && overlay.pattern > 0 ? element('sr7-overlay', {}) : null,
  );
  return film ? (
    <>
      {background}
      {filmButton(context)}
    </>
  ) : (
    background
  );
}

/** A background with a click action is a control: it lies behind everything, so it is the last thing that a click hits. */
function backgroundControl({ slide, controls }: SlideContext): Attributes {
  const { background, title } = slide;
  const interactive = background ? interactiveAttributes(background, slide) : {};
  return interactive.tabIndex === undefined
    ? {}
    : { ...interactive, 'aria-label': background?.alias || title || controls.slide };
}

/** The film behind a slide. Null when nothing usable is said. */
function backgroundFilm(context: SlideContext): Html | null {
  const { video } = backgroundOf(context.slide);
  const source = video ? mediaSource(video, false) : null;
  if (!video || !source) return null;
  const poster = (context.eager && video.poster?.src) || undefined;
  return <Film source={source} fields={video} name={null} hasControls={false} poster={poster} />;
}

/** What stops it. Where the slides move by themselves, what stops them stops their films too (WCAG 2.2.2). */
function filmButton({ module, count, slide, controls }: SlideContext): Html | null {
  const { slideshow, type } = module.settings;
  const hasPauseButton = slideshow.auto && type !== 'hero' && count > 1;
  if (hasPauseButton || backgroundOf(slide).video?.autoPlay === 'false') return null;
  return <PlayButton name={controls.backgroundVideo} look="sr7-still" controls={controls} />;
}
