import type { documentTexts, Texts } from '@vitrine/texts';
import type { ReactNode } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import type { Breakpoint, Device } from '../settings/breakpoints.ts';
import type { Attributes } from '../settings/linkAttributes.ts';
import type { Settings } from '../settings/Settings.ts';
import type { Control } from '../styles/Control.ts';

/** What only the site can draw, such as its products: it is asked for after the document is drawn, and put in its place. */
export interface Part {
  readonly name: string;
  readonly settings: Settings;
}

/** What a widget draws with. */
export interface WidgetTools {
  readonly texts: Texts<(typeof documentTexts)['en']>;
  readonly language: string;
  readonly isLightboxOn: boolean;
  /** Clean HTML of an author's text, shortcodes filled in. */
  block(html: string): string;
  /** Clean HTML of a title or label. */
  inline(html: string): string;
  link(value: unknown): Attributes | null;
  /** The address of a picture, film or sound; empty: there is none, or it is not to be loaded. */
  media(value: unknown): string;
  icon(value: unknown, className?: string): ReactNode;
  part(part: Part): ReactNode;
  /** Attributes that open a picture large, by the rules of the kit, with what it says there; alone, or among others of a group. */
  lightbox(choice: string, picture: unknown, group?: string): Attributes;
  /** Names something in the notes. */
  note(message: string): void;
  /** Further CSS of this element, on one device or, by default, on all. `&` is the element. */
  css(selector: string, declarations: string, device?: Device): void;
  /** Those of the kit. */
  readonly breakpoints: readonly Breakpoint[];
}

export interface WidgetProps {
  readonly node: ElementNode;
  /** With the widget's defaults filled in. */
  readonly settings: Settings;
  readonly tools: WidgetTools;
  /** What stands in it, drawn, each with further attributes. */
  readonly drawChildren: (extra?: (index: number) => Attributes) => readonly ReactNode[];
}

export interface Widget {
  readonly type: string;
  readonly defaults?: Settings;
  readonly controls?: readonly Control[];
  /** Settings that become classes: what stands before their value. `%s` is the device. */
  readonly classes?: readonly (readonly [key: string, prefix: string])[];
  /** Whether scripts of the page bring it to life; default false. Alone: the smallest one does, which knows nothing of the page. */
  readonly isLive?: boolean | 'alone';
  /** Settings that scripts of the page read. */
  readonly frontend?: readonly string[];
  /** Null: it shows nothing. */
  readonly draw: (props: WidgetProps) => ReactNode;
}
