export interface ImageView {
  readonly url: string;
  /** In pixels, so that the page keeps its place; 0 when nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The same picture in other widths, as `srcset` says it. */
  readonly srcSet?: string;
  /** A colour to stand in its place until it has come, as #rrggbb. */
  readonly ground?: string;
}
