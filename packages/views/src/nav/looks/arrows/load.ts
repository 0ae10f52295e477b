import type { NavCommon } from '../../navTypes.ts';
import type { Look } from '../Look.ts';
import type { Looks } from '../readyLook.ts';

/** Ready-made looks by name, each in a file of its own: a module has one. The first serves where it names none of them. */
const FILES: Readonly<Record<string, () => Promise<{ readonly look: Look }>>> = {
  'vt-glass': () => import('./glass.ts'),
  'vt-disc': () => import('./disc.ts'),
  'vt-slab': () => import('./slab.ts'),
  'vt-line': () => import('./line.ts'),
  'vt-bare': () => import('./bare.ts'),
  'vt-pill': () => import('./pill.ts'),
  'vt-peek': () => import('./peek.ts'),
};

/** The one look that an element is drawn in. */
export async function loadArrowLook(element: Pick<NavCommon, 'look' | 'css'>): Promise<Looks> {
  if (element.css.trim() !== '') return {};
  const name = Object.hasOwn(FILES, element.look) ? element.look : (Object.keys(FILES)[0] ?? '');
  const file = await FILES[name]?.();
  return file ? { [name]: file.look } : {};
}
