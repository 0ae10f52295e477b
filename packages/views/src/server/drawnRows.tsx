import { readNavSlide } from '@vitrine/model';
import type { ReactElement } from 'react';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { ItemView } from '../nav/ItemView.tsx';
import { rowsOf, type ShownRow } from '../nav/kinds/index.ts';
import { rowLook } from '../nav/looks/lookOf.ts';
import { usesPicture } from '../nav/looks/usesPicture.ts';
import { hasFallback } from '../nav/pictureFallback.ts';
import { rowCentre, rowItems } from '../nav/rowItems.ts';
import { NUMBER_HOLE } from '../nav/text/slideNumber.ts';
import type { Score } from '../played/Score.ts';
import { drawnHtml } from './drawnHtml.ts';

/** Thumbnails that have another picture to give way to, where rows show any. */
export function drawnPictures({ module, frame, parts }: CompiledModule): Score['pictures'] {
  const showsPictures = rowsOf(module.settings.nav).some((shown) => usesPicture(rowLook(shown, parts).html));
  const slides = (showsPictures ? frame.navKeys : []).map((key) => readNavSlide(module, key));
  return Object.fromEntries(
    slides
      .filter(hasFallback)
      .map(({ key, picture, backgroundPicture }) => [key, [picture, backgroundPicture]]),
  );
}

/** The items of rows that may come to stand in the page while a module plays. */
export const drawnRows = (compiled: CompiledModule): Score['rows'] =>
  Object.fromEntries(
    rowsOf(compiled.module.settings.nav).map((shown) => {
      const itemView = itemViews(compiled, shown);
      const html = comingKeys(compiled, shown).map((key) => [key, drawnHtml(itemView(key))]);
      return [shown.kind.name, Object.fromEntries(html)];
    }),
  );

/** Those that the first frame holds are there already; but in another order they have other numbers. */
function comingKeys({ module, frame }: CompiledModule, { row }: ShownRow): readonly string[] {
  const { navKeys, currentKey } = frame;
  const leaves = (key: string): boolean => module.slide(key).timing.hideAfterLoops > 0;
  if (module.settings.slideshow.shuffle || module.slides.some(({ key }) => leaves(key))) return navKeys;
  const standing = rowItems(row, navKeys, rowCentre(navKeys, currentKey, null)).map(({ key }) => key);
  return navKeys.filter((key) => !standing.includes(key));
}

/** As it is before anything is known of the moment that it comes in. */
function itemViews({ module, parts }: CompiledModule, shown: ShownRow) {
  const { kind } = shown;
  const look = rowLook(shown, parts);
  return (key: string): ReactElement => (
    <ItemView
      module={module}
      kind={kind}
      look={look}
      slideKey={key}
      index={0}
      number={NUMBER_HOLE}
      isCurrent={false}
      isReached={false}
      controls={undefined}
      room={undefined}
      onPress={() => undefined}
    />
  );
}
