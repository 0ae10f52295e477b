export interface ImageView {
  readonly url: string;
  /** In pixels, so that the page keeps its place; 0 when nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
