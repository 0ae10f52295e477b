import { interactiveAttributes } from '@vitrine/engine';
import type { Slide } from '@vitrine/model';
import type { ReactElement } from 'react';
import { type Attributes, element } from '../elements.ts';
import { isPicture } from '../layer/paintCss.ts';
import { mediaSource } from '../layer/mediaSource.ts';
import { Film } from '../media/Film.tsx';
import { PlayButton } from '../media/PlayButton.tsx';
import { classNames, layerDomId } from '../module/names.ts';
import { backgroundOf } from './backgroundOf.ts';
import { Picture } from './Picture.tsx';
import type { SlideContext } from './SlideContext.ts';

/** A slide's background: colour by CSS; picture, or a film's poster, as a real image; film; overlay pattern. */
export function BackgroundView({ context }: { readonly context: SlideContext }): ReactElement {
  const { slide, moduleId } = context;
  const { image, video, overlay } = backgroundOf(slide);
  const alt = slide.background?.attributes.alt || slide.attributes.alt;
  const poster = video?.poster?.src ?? '';
  const picture = image?.used && image.src !== '' && isPicture(image) ? image.src : poster;
  const film = video ? mediaSource(video, false) : null;
  const background = element(
    'sr7-bg',
    {
      id: slide.background ? layerDomId(moduleId, slide, slide.background) : undefined,
      className: classNames(
        'sr7-layer',
        video?.poster?.noOnMobile && 'sr7-bare',
        slide.background?.attributes.className,
      ),
      ...controlAttributes(slide),
    },
    picture ? <Picture key="picture" src={picture} alt={alt} context={context} /> : null,
    film && video ? (
      <Film
        key="film"
        source={film}
        fields={video}
        name={null}
        hasControls={false}
        poster={context.eager ? poster || undefined : undefined}
      />
    ) : null,
    overlay && overlay.pattern > 0 ? element('sr7-overlay', { key: 'overlay' }) : null,
  );
  if (!film || video?.autoPlay === 'false' || hasPauseButton(context)) return background;
  return (
    <>
      {background}
      <PlayButton name="background video" look="sr7-still" />
    </>
  );
}

/** Where the slides move by themselves, what stops them stops their films too (WCAG 2.2.2). */
const hasPauseButton = ({ module, count }: SlideContext): boolean =>
  module.settings.slideshow.auto && module.settings.type !== 'hero' && count > 1;

/** A background with a click action is a control: it lies behind everything, so it is the last thing that a click hits. */
function controlAttributes(slide: Slide): Attributes {
  if (!slide.background) return {};
  const interactive = interactiveAttributes(slide.background, slide);
  return interactive.tabIndex === undefined
    ? {}
    : { ...interactive, 'aria-label': slide.background.alias || slide.title || 'Slide' };
}
