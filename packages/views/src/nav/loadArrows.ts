import type { Parts } from '../module/CompiledModule.ts';
import { loadArrowLook } from './looks/arrows/load.ts';
import type { Arrows } from './navTypes.ts';

/** Arrows, with the look that a module has them in. */
export async function loadArrows(
  arrows: Pick<Arrows, 'look' | 'html' | 'css'>,
): Promise<NonNullable<Parts['arrows']>> {
  const [part, looks] = await Promise.all([import('./arrows.tsx'), loadArrowLook(arrows)]);
  const isPlain = [arrows, ...Object.values(looks)].every(({ html }) => html.trim() === '');
  return isPlain ? { ...part, looks } : { ...part, looks, ...(await import('./TemplateArrow.tsx')) };
}
