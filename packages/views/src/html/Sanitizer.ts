/** Makes author HTML harmless: no scripts, no event handlers, no links that run code. */
export interface Sanitizer {
  html(dirty: string): string;
  svg(dirty: string): string;
}
