import { playableSlides } from '@vitrine/engine';
import { isFeed } from '@vitrine/model';
import { needsScript } from '../live/needsScript.ts';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { BULLET_WINDOWS } from '../nav/bulletLimits.ts';
import { lookOf } from '../nav/looks/lookOf.ts';
import { usesPicture } from '../nav/looks/usesPicture.ts';

/** Whether a module can be played as a server has drawn it: nothing in it is drawn anew but slides. */
export function canPlayDrawn(compiled: CompiledModule): boolean {
  const { module, options } = compiled;
  const taking = playableSlides(module, options).map(({ key }) => key);
  return (
    needsScript(compiled) &&
    !isFeed(module) &&
    // Those that it lacks are fetched when their turn comes.
    taking.every((key) => module.slide(key).hasLayers) &&
    hasPlainNavigation(compiled)
  );
}

/** A template that shows something of the slide that an arrow leads to. */
const leadsTo = (html: string): boolean => html.includes('{{') || usesPicture(html);

/** Tabs, thumbs and scrubbers, and whatever shows pictures of the slides that it leads to, come and go while it plays. */
function hasPlainNavigation({ module, frame, parts }: CompiledModule): boolean {
  const { arrows, bullets, tabs, thumbs, scrubber } = module.settings.nav;
  const isPlain = {
    arrows: !arrows?.on || !leadsTo(lookOf('arrows', arrows, parts.arrows?.looks ?? {}, parts).html),
    bullets:
      !bullets?.on ||
      (frame.navKeys.length <= Math.max(...BULLET_WINDOWS) &&
        !usesPicture(lookOf('bullets', bullets, parts.bullets?.looks ?? {}, parts).html)),
  };
  return isPlain.arrows && isPlain.bullets && !tabs?.on && !thumbs?.on && !scrubber?.on;
}
