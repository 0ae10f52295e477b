/** Told on the document by whoever has put elements into the page. */
export const NEW_PARTS = 'vitrine:newparts';

/** What brings one kind of element to life. */
export interface Part {
  start(element: HTMLElement): void;
}
