import { allLayers, playableSlides } from '@vitrine/engine';
import { isFeed, type Layer } from '@vitrine/model';
import { needsScript } from '../live/needsScript.ts';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { lookOf } from '../nav/looks/lookOf.ts';
import { usesPicture } from '../nav/looks/usesPicture.ts';

/** Whether a module can be played as a server has drawn it: nothing in it is drawn anew but slides. */
export function canPlayDrawn(compiled: CompiledModule): boolean {
  const { module, options } = compiled;
  const taking = playableSlides(module, options).map(({ key }) => key);
  const always = module.globalSlides.map(({ key }) => key);
  return (
    needsScript(compiled) &&
    !isFeed(module) &&
    // Those that it lacks are fetched when their turn comes.
    taking.every((key) => module.slide(key).hasLayers) &&
    [...taking, ...always].every((key) => allLayers(module.slide(key).layers).every(staysAsDrawn)) &&
    !always.some((key) => allLayers(module.slide(key).layers).some(namesNumber)) &&
    hasPlainArrows(compiled)
  );
}

/** A toggle's other text is written by who plays it: as text, since what would clean HTML is not there. */
const staysAsDrawn = ({ toggleText }: Layer): boolean => !/[<&]/.test(toggleText);

/** Texts of global slides that change with the slide that shows. */
const namesNumber = ({ content }: Layer): boolean => content.text.includes('{{current_slide');

/** A template that shows something of the slide that an arrow leads to. */
const leadsTo = (html: string): boolean => html.includes('{{') || usesPicture(html);

function hasPlainArrows({ module }: CompiledModule): boolean {
  const { arrows } = module.settings.nav;
  return !arrows?.on || !leadsTo(lookOf('arrows', arrows).html);
}
