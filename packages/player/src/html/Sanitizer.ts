/** Makes author HTML harmless: no scripts, no event handlers, no links that run code. */
export interface Sanitizer {
  html(dirty: string): string;
  /** The same without links, whose words stay: for what stands inside a link. */
  htmlWithoutLinks(dirty: string): string;
  svg(dirty: string): string;
}
