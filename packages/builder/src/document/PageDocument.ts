import type { DocumentKind } from '@vitrine/contract/api';
import type { JsonObject, Note } from '@vitrine/model';
import type { Settings } from '../settings/Settings.ts';

export type ElementKind = 'container' | 'section' | 'column' | 'widget' | 'box';

export interface ElementNode {
  /** Safe in classes and selectors. */
  readonly id: string;
  /** `box`: a plain box of the fourth generation, and whatever else only holds others. */
  readonly kind: ElementKind;
  /** As the document calls it. */
  readonly type: string;
  /** Of a widget: which one. */
  readonly widgetType: string;
  readonly isInner: boolean;
  readonly settings: Settings;
  readonly elements: readonly ElementNode[];
  /** Local styles of the fourth generation, by class. */
  readonly styles: JsonObject;
  /** Where in the document. */
  readonly path: string;
}

export interface PageDocument {
  /** What it is for, whatever its builder calls it. */
  readonly kind: DocumentKind;
  /** The name that its builder has for the kind. */
  readonly type: string;
  readonly title: string;
  readonly settings: Settings;
  readonly elements: readonly ElementNode[];
  readonly notes: readonly Note[];
  /** As it came, every key kept: what is written back. */
  readonly source: unknown;
}
