/** @jsxImportSource hono/jsx */
import { element, type Html } from '../elements.ts';
import { isPicture } from '../layer/paintCss.ts';
import { backgroundControl } from '../links/backgroundControl.ts';
import { backgroundFilm, filmButton } from '../media/BackgroundFilm.tsx';
import { classNames, layerDomId } from '@vitrine/player/markup';
import { backgroundOf } from './backgroundOf.ts';
import { Picture } from './Picture.tsx';
import type { SlideContext } from './SlideContext.ts';

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
      ...backgroundControl(slide),
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
