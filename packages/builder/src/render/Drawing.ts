import type { ReactNode } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import type { Attributes } from '../settings/linkAttributes.ts';
import type { Settings } from '../settings/Settings.ts';
import { applyControls, type Control } from '../styles/Control.ts';
import type { RenderContext } from './createContext.ts';

/** An element that is being drawn. */
export interface Drawing {
  readonly context: RenderContext;
  readonly node: ElementNode;
  /** With defaults, and without what does not count. */
  readonly settings: Settings;
  /** The selector of the element alone. */
  readonly wrapper: string;
  /** Further attributes, of a widget that holds it. */
  readonly extra: Attributes;
  /** What stands in it, drawn, each with further attributes. */
  readonly drawChildren: (extra?: (index: number) => Attributes) => readonly ReactNode[];
}

export function paint({ context, settings, wrapper }: Drawing, controls: readonly Control[]): void {
  applyControls({ sheet: context.sheet, wrapper, settings, tools: context.paint }, controls);
}

/** Says that there is one of a kind, and how many parts it has. */
export function noteUse({ uses }: RenderContext, name: string, parts = 1): void {
  uses.set(name, Math.max(uses.get(name) ?? 0, parts));
}
