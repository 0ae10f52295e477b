/** A carousel under test: three slides to be seen, endless, dragged by a mouse. */
export interface DragAdapter<Data = unknown> {
  /** What the carousel is given instead of markup; made before anything is measured. */
  readonly dataOf?: (slides: readonly (readonly string[])[]) => Data;
  readonly markup: (slides: readonly string[]) => string;
  readonly start: (root: HTMLElement, data: Data) => unknown;
  /** Where a slide is, to see that a drag moved it; slides say their number in their first text. */
  readonly slides: string;
}
