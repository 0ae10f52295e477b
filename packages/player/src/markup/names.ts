import type { Layer, Module, Slide } from '@vitrine/model';

/** Every rule of a module repeats its name and that of the slide: with a long one they would grow beyond what a text may hold. */
const NAME_LENGTH = 100;
const safe = (name: string): string => name.slice(0, NAME_LENGTH).replace(/[^\w-]/g, '_');

/** facts/module-page-contract: `SR7_{id}_{serial}`, or the owner's own id. */
export function moduleDomId(module: Module, serial = 1): string {
  const own = safe(module.settings.ownId);
  return /^[A-Za-z_]/.test(own) ? own : `SR7_${safe(module.id) || '0'}_${serial}`;
}

export const slideDomId = (moduleId: string, slide: Pick<Slide, 'key'>): string =>
  `${moduleId}-${safe(slide.key)}`;
export const layerDomId = (moduleId: string, slide: Slide, layer: Layer): string =>
  `${slideDomId(moduleId, slide)}-${layer.key}`;

/** Classes that the compiled rules address: ids belong to the author, who may rename them. */
export const placeClass = (slide: Pick<Slide, 'key'>, layer: Layer): string =>
  `p${safe(slide.key)}-${layer.key}`;
export const layerClass = (slide: Pick<Slide, 'key'>, layer: Layer): string =>
  `l${safe(slide.key)}-${layer.key}`;
export const slideClass = (slide: Pick<Slide, 'key'>): string => `s${safe(slide.key)}`;

const NAME = /^[\w-]+$/;

/** Class names of a document, cleaned, each once. */
export function classNames(...written: (string | false | null | undefined)[]): string | undefined {
  const names: string[] = [];
  for (const each of written) {
    if (!each) continue;
    // Asked for with every element, and nearly always one plain name.
    if (NAME.test(each)) names.push(each);
    else names.push(...each.split(/\s+/).filter((name) => NAME.test(name)));
  }
  return (names.length > 1 ? [...new Set(names)] : names).join(' ') || undefined;
}
