import type { Layer } from '@vitrine/model';
import type { Attributes, Content, Html } from '../elements.ts';
import type { SlideContext } from './SlideContext.ts';

export interface LayerKindProps {
  readonly layer: Layer;
  readonly context: SlideContext;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly isLink: boolean;
  /** The layers inside this one. */
  readonly children: Content;
}

/** Draws the element of one kind of layer. */
export type LayerKindView = (props: LayerKindProps) => Html | null;
