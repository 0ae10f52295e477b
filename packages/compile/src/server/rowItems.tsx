/** @jsxImportSource hono/jsx */
import { readNavSlide } from '@vitrine/model';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { ItemView } from '../nav/ItemView.tsx';
import {
  hasFallback,
  NUMBER_HOLE,
  rowCentre,
  rowItems,
  rowsOf,
  type ShownRow,
  usesPicture,
} from '@vitrine/player/markup';
import { lookOf } from '../nav/looks/lookOf.ts';
import type { DrawnModule } from '@vitrine/player';
import { drawnHtml } from './drawnHtml.ts';

/** Thumbnails that have another picture to give way to, where rows show any. */
export function createPictures({ module }: CompiledModule): DrawnModule['picture'] {
  const showsPictures = rowsOf(module.settings.nav).some(({ kind: { name }, row }) =>
    usesPicture(lookOf(name, row).html),
  );
  return (key) => {
    if (!showsPictures) return undefined;
    const { picture, backgroundPicture } = readNavSlide(module, key);
    return hasFallback({ picture, backgroundPicture }) ? [picture, backgroundPicture] : undefined;
  };
}

/** The items of rows that may come to stand in the page while a module plays, as they are before anything is known of that moment. */
export function createRowItems({ module }: CompiledModule): DrawnModule['rowItem'] {
  const rows = new Map(
    rowsOf(module.settings.nav).map(({ kind, row }) => [
      kind.name as string,
      { kind, look: lookOf(kind.name, row) },
    ]),
  );
  return (name, key) => {
    const row = rows.get(name);
    return row
      ? drawnHtml(
          <ItemView
            module={module}
            kind={row.kind}
            look={row.look}
            slideKey={key}
            index={0}
            number={NUMBER_HOLE}
            isCurrent={false}
            isReached={false}
            controls={undefined}
            room={undefined}
            isLive
          />,
        )
      : null;
  };
}

/** Slides whose items the first frame holds need no others; but in another order they have other numbers. */
export function comingKeys({ module, frame }: CompiledModule, { row }: ShownRow): readonly string[] {
  const { navKeys, currentKey } = frame;
  const leaves = (key: string): boolean => module.slide(key).timing.hideAfterLoops > 0;
  if (module.settings.slideshow.shuffle || module.slides.some(({ key }) => leaves(key))) return navKeys;
  const standing = rowItems(row, navKeys, rowCentre(navKeys, currentKey, null)).map(({ key }) => key);
  return navKeys.filter((key) => !standing.includes(key));
}
