import { pageGlobals } from './PageGlobals.ts';

/** Where modules are fetched from, when the page does not hold them. */
export interface PageSettings {
  /** Base of the REST paths. */
  readonly rest: string;
  readonly ajax: string;
  /** Whether modules are shown as that server has compiled them: its HTML is taken as the page's own. Default false. */
  readonly compiled: boolean;
  readonly nonce: string;
  /** Where provider fonts come from; empty for the provider itself. */
  readonly fontBase: string;
  readonly ignoreProviderFonts: boolean;
  /** Where icon fonts and add-ons lie. */
  readonly pluginUrl: string;
}

let own: Partial<PageSettings> = {};

/** What the page's owner says goes before what the page was written with. */
export const configure = (settings: Partial<PageSettings>): void => void (own = { ...own, ...settings });

/** Where a page without a server has its icon fonts: beside the scripts of the original. */
const besideScripts = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[src*="/sr7.js"],script[src^="sr7.js"]')
    ?.src.replace(/(?:public\/)?(?:js\/)?[^/]*$/, '') ?? '';

export function pageSettings(): PageSettings {
  const { E = {} } = pageGlobals();
  const isStatic = E.plugin_url === '';
  return {
    rest: E.resturl ?? '',
    ajax: E.ajaxurl ?? '',
    compiled: false,
    nonce: E.nonce ?? '',
    fontBase: E.fontBaseUrl ?? '',
    // A page without a server that names no place for web fonts brings its own.
    ignoreProviderFonts:
      (isStatic && E.fontBaseUrl === '') || E.ignoreGoogleFont === true || E.ignoreGoogleFont === 'true',
    pluginUrl: isStatic ? besideScripts() : (E.plugin_url ?? ''),
    ...own,
  };
}
