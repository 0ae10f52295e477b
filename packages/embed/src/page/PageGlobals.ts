/** What pages written for the original contract set before any script arrives (facts/module-page-contract). */
export interface PageGlobals {
  /** Data by the id of the module's element: the document, or the address of its file. */
  readonly JSON?: Readonly<Record<string, unknown>>;
  readonly E?: {
    readonly resturl?: string;
    readonly ajaxurl?: string;
    readonly nonce?: string;
    readonly fontBaseUrl?: string;
    readonly ignoreGoogleFont?: unknown;
    readonly plugin_url?: string;
  };
  F?: Record<string, unknown>;
  M?: Record<string, unknown>;
  shouldBeInited?: boolean;
}

declare global {
  interface Window {
    SR7?: PageGlobals;
  }
}

export const pageGlobals = (): PageGlobals => window.SR7 ?? {};
