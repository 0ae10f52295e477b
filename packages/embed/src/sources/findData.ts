import { pageGlobals } from '../page/PageGlobals.ts';

/** Where the data of a module is: here, in a file, or with the server. */
export type DataPlace =
  | { readonly kind: 'here'; readonly data: unknown }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'server'; readonly id: string; readonly alias: string };

/** The property by which scripts hand a module its data. */
export const HANDED = 'data';

/** Null as long as the page may still hand it over, and when nothing says which module it is. */
export function findData(host: HTMLElement): DataPlace | null {
  const { src = host.getAttribute('src') ?? '', alias = '', id = '' } = host.dataset;
  const given: unknown = Reflect.get(host, HANDED);
  if (given !== undefined) return { kind: 'here', data: given };
  const inline = host.querySelector(':scope>script[type="application/json"]');
  if (inline) return { kind: 'here', data: inline.textContent ?? '' };
  if (src !== '') return { kind: 'file', url: src };
  const handed = pageGlobals().JSON?.[host.id];
  if (typeof handed === 'string' && !handed.trimStart().startsWith('{')) return { kind: 'file', url: handed };
  if (handed !== undefined) return { kind: 'here', data: handed };
  // Pages hand data over in a script after the element.
  if (document.readyState === 'loading') return null;
  return alias !== '' || id !== '' ? { kind: 'server', id, alias } : null;
}
