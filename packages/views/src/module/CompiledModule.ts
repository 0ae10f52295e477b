import type { CarouselGauge, Frame, Player, PlayOptions } from '@vitrine/engine';
import type { LevelIndex, Module, ModuleSettings } from '@vitrine/model';
import type { ComponentType } from 'react';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import type { ArrowViewProps } from '../nav/ArrowView.tsx';
import type { KindPart } from '../nav/KindPart.ts';
import type { ShownRow } from '../nav/kinds/index.ts';
import type * as ownLooks from '../nav/looks/part.ts';
import type { Looks } from '../nav/looks/readyLook.ts';

export interface CompileOptions extends PlayOptions {
  /** Which module of the page it is, from 1. Default 1. */
  readonly serial?: number;
  /** The id of its element, where that stands in the page already. */
  readonly elementId?: string;
  /** What there is to draw it with. */
  readonly parts: Parts;
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
  readonly parts: Parts;
  readonly options: CompileOptions;
}

/** What the navigation of a module is drawn from. */
export interface NavigationProps {
  readonly compiled: CompiledModule;
  readonly frame: Frame;
  /** As soon as the module lives. */
  readonly player: Player | null;
  /** Id of the element that holds the slides. */
  readonly slidesId: string;
}

/** What an arrow with a template is drawn from. */
export interface TemplateArrowProps extends ArrowViewProps {
  readonly compiled: CompiledModule;
  /** The slide that it leads to, and its place. */
  readonly slideKey: string;
  readonly number: number;
}

type Nav = ModuleSettings['nav'];
type AddRules = (sheet: StyleSheet, module: Module, root: string) => void;
type PlayerView = ComponentType<{ readonly player: Player | null }>;

/** What not every module needs to be drawn. A part that is not there is not drawn. */
export interface Parts {
  readonly carousel?: {
    addCarouselRules(sheet: StyleSheet, settings: ModuleSettings, root: string): void;
    measureCarousel(
      root: HTMLElement,
      content: HTMLElement,
      slide: HTMLElement,
      settings: ModuleSettings,
    ): CarouselGauge | null;
  };
  /** What moves by itself can be stopped, and changes are told. */
  readonly controls?: {
    readonly PauseButton: ComponentType<{ readonly player: Player | null; readonly slidesId: string }>;
    readonly LiveRegion: PlayerView;
  };
  /** What every kind of navigation stands in. */
  readonly nav?: {
    addNavRules(sheet: StyleSheet, module: Module, root: string, parts: Parts): void;
    readonly Navigation: ComponentType<NavigationProps>;
  };
  readonly arrows?: {
    addArrowRules(
      sheet: StyleSheet,
      arrows: NonNullable<Nav['arrows']>,
      settings: ModuleSettings,
      root: string,
      parts: Parts,
    ): void;
    /** Ready-made ones: all, or the one that the module uses. */
    readonly looks: Looks;
    /** Arrows that show something of the slide that they lead to, and what that is drawn with. */
    readonly TemplateArrow?: ComponentType<TemplateArrowProps>;
    readonly pictureCss?: string;
    readonly ArrowPair: ComponentType<NavigationProps & { readonly arrows: NonNullable<Nav['arrows']> }>;
  };
  /** Bullets, tabs and thumbs, and the room that they take beside the slides. */
  readonly rows?: {
    addRowRules(
      sheet: StyleSheet,
      shown: ShownRow,
      settings: ModuleSettings,
      root: string,
      parts: Parts,
    ): void;
    rowsOf(nav: Nav): ShownRow[];
    moduleGrid(nav: Nav, level: LevelIndex): Declarations;
    slidesCell(nav: Nav, level: LevelIndex): Declarations;
    sideRoom(nav: Nav, level: LevelIndex): string | null;
    hasSideRoom(nav: Nav): boolean;
    readonly RowView: ComponentType<NavigationProps & { readonly shown: ShownRow }>;
  };
  /** What reads the looks that documents bring themselves. */
  readonly ownLooks?: typeof ownLooks;
  readonly bullets?: KindPart;
  readonly tabs?: KindPart;
  readonly thumbs?: KindPart;
  readonly scrubber?: {
    readonly addScrubberRules: AddRules;
    readonly Scrubber: ComponentType<NavigationProps>;
  };
  readonly progress?: {
    readonly addProgressRules: AddRules;
    readonly ProgressBar: ComponentType<{
      readonly compiled: CompiledModule;
      readonly player: Player | null;
    }>;
  };
  /** What modules need of their box that follow pointer or page. */
  readonly effects?: { readonly addEffectRules: AddRules };
}
