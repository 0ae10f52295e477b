/** @jsxImportSource hono/jsx */
import type { Html } from '../elements.ts';
import { backgroundOf } from '../slide/backgroundOf.ts';
import type { SlideContext } from '../slide/SlideContext.ts';
import { Film } from './Film.tsx';
import { mediaSource } from './mediaSource.ts';
import { PlayButton } from './PlayButton.tsx';

/** The film behind a slide. Null when nothing usable is said. */
export function backgroundFilm(context: SlideContext): Html | null {
  const { video } = backgroundOf(context.slide);
  const source = video ? mediaSource(video, false) : null;
  if (!video || !source) return null;
  const poster = (context.eager && video.poster?.src) || undefined;
  return <Film source={source} fields={video} name={null} hasControls={false} poster={poster} />;
}

/** What stops it. Where the slides move by themselves, what stops them stops their films too (WCAG 2.2.2). */
export function filmButton({ module, count, slide }: SlideContext): Html | null {
  const { slideshow, type } = module.settings;
  const hasPauseButton = slideshow.auto && type !== 'hero' && count > 1;
  if (hasPauseButton || backgroundOf(slide).video?.autoPlay === 'false') return null;
  return <PlayButton name="background video" look="sr7-still" />;
}
