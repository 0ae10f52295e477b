import { pageGlobals } from './PageGlobals.ts';

/** Where modules are fetched from, when the page does not hold them. */
export interface PageSettings {
  /** Base of the REST paths. */
  readonly rest: string;
  readonly ajax: string;
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

export function pageSettings(): PageSettings {
  const { E = {} } = pageGlobals();
  return {
    rest: E.resturl ?? '',
    ajax: E.ajaxurl ?? '',
    nonce: E.nonce ?? '',
    fontBase: E.fontBaseUrl ?? '',
    ignoreProviderFonts: E.ignoreGoogleFont === true || E.ignoreGoogleFont === 'true',
    pluginUrl: E.plugin_url ?? '',
    ...own,
  };
}
