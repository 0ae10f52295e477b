/** @jsxImportSource hono/jsx */
import { readNavSlide } from '@vitrine/model';
import type { DrawnModule } from '@vitrine/player';
import { authorHtml, deferStyles } from '@vitrine/player/html';
import {
  hasFallback,
  NUMBER_HOLE,
  rowCentre,
  rowItems,
  rowsOf,
  type ShownRow,
  usesPicture,
} from '@vitrine/player/markup';
import { ItemView } from '../nav/ItemView.tsx';
import { LookContent } from '../nav/LookContent.tsx';
import { lookOf } from '../nav/looks/lookOf.ts';
import { resolveScrubberLook } from '../nav/scrubber/resolveScrubberLook.ts';
import { fillTemplate } from '../nav/text/fillTemplate.ts';
import { itemLabel } from '../nav/text/labels.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { drawnHtml } from './drawnHtml.ts';

/** What navigation may come to show while a module plays. Places are not known before: their numbers are left open. */
export const drawnNavigation = (
  compiled: CompiledModule,
): Pick<DrawnModule, 'rowItem' | 'picture' | 'arrowPreview' | 'handle'> => ({
  rowItem: createRowItems(compiled),
  picture: createPictures(compiled),
  arrowPreview: createArrowPreviews(compiled),
  handle: createHandles(compiled),
});

/** The items of rows, as they are before anything is known of the moment that they come at. */
function createRowItems({ module, controls }: CompiledModule): DrawnModule['rowItem'] {
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
            words={controls}
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

/** Thumbnails that have another picture to give way to, where rows show any. */
function createPictures({ module }: CompiledModule): DrawnModule['picture'] {
  const showsPictures = rowsOf(module.settings.nav).some(({ kind: { name }, row }) =>
    usesPicture(lookOf(name, row).html),
  );
  return (key) => {
    if (!showsPictures) return undefined;
    const { picture, backgroundPicture } = readNavSlide(module, key);
    return hasFallback({ picture, backgroundPicture }) ? [picture, backgroundPicture] : undefined;
  };
}

/** What arrows show of the slides that they lead to; nothing where that is the same for all. */
function createArrowPreviews({ module }: CompiledModule): DrawnModule['arrowPreview'] {
  const { arrows } = module.settings.nav;
  const html = arrows?.on ? lookOf('arrows', arrows).html : '';
  const showsPicture = usesPicture(html);
  if (!showsPicture && !html.includes('{{')) return () => null;
  return (key) => {
    const slide = readNavSlide(module, key);
    const { picture, backgroundPicture, color } = slide;
    const look = <LookContent html={fillTemplate(html, { ...slide, number: NUMBER_HOLE })} />;
    return { html: drawnHtml(look), picture: showsPicture ? { picture, backgroundPicture, color } : null };
  };
}

/** What the handle of a scrubber says and shows on a slide; slides that navigation leaves out show, too. */
function createHandles({ module, controls }: CompiledModule): DrawnModule['handle'] {
  const { scrubber } = module.settings.nav;
  if (!scrubber?.on) return () => undefined;
  const { html } = resolveScrubberLook(scrubber);
  return (key) => {
    const slide = { ...readNavSlide(module, key), number: NUMBER_HOLE } as const;
    const label = itemLabel(slide, '', controls);
    return html.includes('{{')
      ? { label, html: deferStyles(authorHtml(fillTemplate(html, slide))) }
      : { label };
  };
}
