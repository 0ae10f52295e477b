import type { ReactElement } from 'react';
import { isOn, type Settings, textOf, urlOf } from '../settings/Settings.ts';
import { vimeoId, youtubeId } from '../settings/videoIds.ts';
import { mediaAddress, type RenderContext } from './createContext.ts';
import { picturesOf } from '../widgets/imageCarousel.tsx';
import { cssUrl } from '../styles/cssValue.ts';
import { lazyPicture } from '../styles/lazyCss.ts';

/** A film behind a box. It is no part of what the page says. */
export function backgroundVideo(settings: Settings, context: RenderContext): ReactElement | null {
  if (textOf(settings, 'background_background') !== 'video') return null;
  const url = urlOf(settings, 'background_video_link');
  if (url === '') return null;
  context.needs.script = true;
  const isEmbedded = youtubeId(url) !== null || vimeoId(url) !== null;
  const src = isEmbedded ? '' : mediaAddress(url, context.toUrl);
  const isDesktopOnly = !isOn(settings, 'background_play_on_mobile');
  return (
    <div
      key="video"
      className={`elementor-background-video-container${isDesktopOnly ? ' elementor-hidden-mobile' : ''}`}
      aria-hidden="true"
    >
      {isEmbedded ? (
        <div className="elementor-background-video-embed" />
      ) : (
        src && (
          <video
            className="elementor-background-video-hosted"
            autoPlay
            muted
            playsInline
            loop={!isOn(settings, 'background_play_once')}
            src={src}
          />
        )
      )}
    </div>
  );
}

/** Of pictures that change behind a box the first stands there until a script comes. */
export function backgroundSlideshow(settings: Settings, wrapper: string, context: RenderContext): void {
  if (textOf(settings, 'background_background') !== 'slideshow') return;
  const [first] = picturesOf(settings, 'background_slideshow_gallery');
  const url = first ? cssUrl(first['url'], context.toUrl) : '';
  if (url === '') return;
  context.needs.script = true;
  context.sheet.add(
    'desktop',
    wrapper,
    `background-image:${lazyPicture(url)};background-size:cover;background-position:center`,
  );
}
