import { readNavSlide } from '@vitrine/model';
import { authorHtml, deferStyles } from '@vitrine/player/html';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { resolveScrubberLook } from '../nav/scrubber/resolveScrubberLook.ts';
import { fillTemplate } from '../nav/text/fillTemplate.ts';
import { itemLabel } from '../nav/text/labels.ts';
import { NUMBER_HOLE } from '@vitrine/player/markup';
import type { DrawnModule } from '@vitrine/player';

/** What the handle of a scrubber says and shows on a slide; slides that navigation leaves out show, too. */
export function createHandles({ module }: CompiledModule): DrawnModule['handle'] {
  const { scrubber } = module.settings.nav;
  if (!scrubber?.on) return () => undefined;
  const { html } = resolveScrubberLook(scrubber);
  return (key) => {
    const slide = { ...readNavSlide(module, key), number: NUMBER_HOLE } as const;
    const label = itemLabel(slide, '');
    return html.includes('{{')
      ? { label, html: deferStyles(authorHtml(fillTemplate(html, slide))) }
      : { label };
  };
}
