import type { Settings } from '../settings/readSettings.ts';

/** The address of an action, with its `#` encoded too, so that it can stand in another address. */
export function actionUrl(name: string, settings: Settings): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  const base64 = btoa(String.fromCharCode(...bytes));
  return encodeURIComponent(`#elementor-action:action=${name}&settings=${base64}`);
}
