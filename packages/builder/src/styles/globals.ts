import { isObject } from '@vitrine/model';
import type { Settings } from '../settings/Settings.ts';

const REFERENCE = /^globals\/(colors|typography)\?id=([\w-]{1,64})$/;

/** `globals/colors?id=primary` as its two parts; null: no reference, or one that is switched off by an empty text. */
export function readGlobal(
  settings: Settings,
  key: string,
): { readonly kind: string; readonly id: string } | null {
  const all = settings['__globals__'];
  const written = isObject(all) && Object.hasOwn(all, key) ? all[key] : undefined;
  const [, kind, id] = typeof written === 'string' ? (REFERENCE.exec(written) ?? []) : [];
  return kind && id ? { kind, id } : null;
}

/** The kit's colour that a setting refers to, as CSS. */
export function globalColor(settings: Settings, key: string): string | null {
  const found = readGlobal(settings, key);
  return found?.kind === 'colors' ? `var(--e-global-color-${found.id})` : null;
}
