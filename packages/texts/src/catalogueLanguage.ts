const WITH_CATALOGUES = ['en', 'ar'] as const;
export type CatalogueLanguage = (typeof WITH_CATALOGUES)[number];

/** Which catalogue a language (`ar`, `ar_EG`, `AR-SA`) is read from; English for those that have none. */
export function catalogueLanguage(language: string): CatalogueLanguage {
  const [name] = language.toLowerCase().split(/[-_]/);
  return WITH_CATALOGUES.find((known) => known === name) ?? 'en';
}
