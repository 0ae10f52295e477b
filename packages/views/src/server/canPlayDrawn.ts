import { isFeed } from '@vitrine/model';
import { needsScript } from '../live/needsScript.ts';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { BULLET_WINDOWS } from '../nav/bulletLimits.ts';
import { lookOf } from '../nav/looks/lookOf.ts';
import { usesPicture } from '../nav/looks/usesPicture.ts';

/** Whether a module can be played as a server has drawn it: nothing in it is drawn anew but slides. */
export function canPlayDrawn(compiled: CompiledModule): boolean {
  // The slides of a feed are made when its items are there.
  return needsScript(compiled) && !isFeed(compiled.module) && hasPlainNavigation(compiled);
}

/** Tabs, thumbs and scrubbers, and bullets that show pictures of slides, come and go while it plays. */
function hasPlainNavigation({ module, frame, parts }: CompiledModule): boolean {
  const { bullets, tabs, thumbs, scrubber } = module.settings.nav;
  const hasPlainBullets =
    !bullets?.on ||
    (frame.navKeys.length <= Math.max(...BULLET_WINDOWS) &&
      !usesPicture(lookOf('bullets', bullets, parts.bullets?.looks ?? {}, parts).html));
  return hasPlainBullets && !tabs?.on && !thumbs?.on && !scrubber?.on;
}
