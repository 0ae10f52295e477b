/** spec/3 §2: an address within the page that starts an action, as links carry it: `#elementor-action:action=lightbox&settings=…`, encoded. */
export function actionHash(action: string, settings: Readonly<Record<string, unknown>>): string {
  // Base64 knows bytes only, so what is beyond them is written as JSON may write it.
  const json = JSON.stringify(settings).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `#${encodeURIComponent(`elementor-action:action=${action}&settings=${btoa(json)}`)}`;
}
