import type { Frame, PlayOptions } from '@vitrine/engine';
import type { Module } from '@vitrine/model';
import type { Controls } from './Controls.ts';

export interface CompileOptions extends PlayOptions {
  /** Which module of the page it is, from 1. Default 1. */
  readonly serial?: number;
  /** The id of its element, where that stands in the page already. */
  readonly elementId?: string;
  /** The language of the page, for what controls are called; the module's own goes before it. Default: English. */
  readonly language?: string;
}

/** A module ready to be drawn: which slides stand where, and the CSS that places everything in them. */
export interface CompiledModule {
  readonly module: Module;
  readonly moduleId: string;
  readonly frame: Frame;
  /** What the first frame needs. */
  readonly css: string;
  /** What a slide needs beyond that when its turn comes; empty for those of the first frame. */
  cssOf(key: string): string;
  readonly options: CompileOptions;
  /** What its controls are called. */
  readonly controls: Controls;
}
