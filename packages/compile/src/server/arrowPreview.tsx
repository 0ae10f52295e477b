/** @jsxImportSource hono/jsx */
import { readNavSlide } from '@vitrine/model';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { LookContent } from '../nav/LookContent.tsx';
import { lookOf } from '../nav/looks/lookOf.ts';
import { NUMBER_HOLE, usesPicture } from '@vitrine/player/markup';
import { fillTemplate } from '../nav/text/fillTemplate.ts';
import type { DrawnModule } from '@vitrine/player';
import { drawnHtml } from './drawnHtml.ts';

/** What arrows show of the slides that they lead to; nothing where that is the same for all. */
export function createArrowPreviews({ module }: CompiledModule): DrawnModule['arrowPreview'] {
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
