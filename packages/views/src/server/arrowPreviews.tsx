import { readNavSlide } from '@vitrine/model';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { LookContent } from '../nav/LookContent.tsx';
import { lookOf } from '../nav/looks/lookOf.ts';
import { usesPicture } from '../nav/looks/usesPicture.ts';
import { fillTemplate } from '../nav/text/fillTemplate.ts';
import { NUMBER_HOLE } from '../nav/text/slideNumber.ts';
import type { ArrowPreview } from '../played/Score.ts';
import { drawnHtml } from './drawnHtml.ts';

/** What arrows show of the slides that navigation offers, by their keys; nothing where that is the same for all. */
export function arrowPreviews({ module, frame, parts }: CompiledModule): [key: string, ArrowPreview][] {
  const { arrows } = module.settings.nav;
  const html = arrows?.on ? lookOf('arrows', arrows, parts.arrows?.looks ?? {}, parts).html : '';
  const showsPicture = usesPicture(html);
  if (!showsPicture && !html.includes('{{')) return [];
  return frame.navKeys.map((key) => {
    const slide = readNavSlide(module, key);
    const { picture, backgroundPicture, color } = slide;
    const look = <LookContent html={fillTemplate(html, { ...slide, number: NUMBER_HOLE })} />;
    return [
      key,
      { html: drawnHtml(look), picture: showsPicture ? { picture, backgroundPicture, color } : null },
    ];
  });
}
