import type { PlayableModule } from '@vitrine/model';

const CLOSES: ReadonlySet<string> = new Set(['close_modal', 'closeModal']);

/** Whether the module itself offers a way out of its modal on the first slide that shows. */
export function hasWayOut(module: PlayableModule): boolean {
  const [first] = module.slides;
  return [...(first ? [first] : []), ...module.globalSlides].some(({ key }) =>
    module.slide(key).actions.some(({ kind }) => CLOSES.has(kind)),
  );
}
