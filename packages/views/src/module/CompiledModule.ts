import type { CarouselGauge, carouselOffsets, Frame, Player, PlayOptions } from '@vitrine/engine';
import type { LateReaders, Layer, LevelIndex, Module, ModuleSettings, Slide } from '@vitrine/model';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import type * as actions from '../actions/part.ts';
import type * as effects from '../effects/part.ts';
import type * as hover from '../hover/part.ts';
import type * as links from '../links/part.ts';
import type * as motion from '../motion/part.ts';
import type { ImageSizes } from './imageSizes.ts';
import type * as paint from '../paint/part.ts';
import type { Attributes } from '../elements.ts';
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

/** What a part reads of a document. */
interface HasReaders {
  readonly readers: Partial<LateReaders>;
}

/** What the views of one slide share. */
export interface SlideContext {
  readonly module: Module;
  readonly moduleId: string;
  /** What there is to draw it with. */
  readonly parts: Parts;
  readonly slide: Slide;
  readonly images: ImageSizes;
  /** 1-based number of the slide itself, or of the first one that a global slide shows with; and how many there are. */
  readonly index: number;
  readonly count: number;
  /** 1-based number of the slide that shows now; null: texts leave its place open. */
  readonly shownNumber: number | null;
  /** Of the slide that shows: its pictures do not wait until they come into view. */
  readonly eager: boolean;
  /** The picture that is fetched before any other. */
  readonly mainPicture: string | null;
}

export interface LayerKindProps {
  readonly layer: Layer;
  readonly context: SlideContext;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly isLink: boolean;
  /** The layers inside this one. */
  readonly children: ReactNode;
}

/** Draws the element of one kind of layer. */
export type LayerKindView = (props: LayerKindProps) => ReactElement | null;

/** What not every module needs to be drawn. A part that is not there is not drawn. */
export interface Parts {
  /** What plays: modules that only stand there have no part in it. */
  readonly live?: HasReaders & {
    readonly liveCss: string;
    /** The inside of an element that stands in the page. */
    readonly ModuleContent: ComponentType<never>;
    readonly GlobalSlideView: ComponentType<{ readonly context: SlideContext }>;
    spansSlide(layer: Layer, slideNumber: number): boolean;
  };
  /** How layers that move look at rest. */
  readonly motion?: typeof motion;
  /** How they answer the pointer. */
  readonly hover?: typeof hover;
  /** What makes them. */
  readonly actions?: typeof actions;
  /** Links and controls. */
  readonly links?: typeof links;
  /** Films and sounds. */
  readonly media?: HasReaders & {
    readonly media: LayerKindView;
    addMediaRules(sheet: StyleSheet, slide: Slide, root: string): void;
    backgroundFilm(context: SlideContext): ReactElement | null;
    filmButton(context: SlideContext): ReactElement | null;
  };
  /** Gradients, filters, patterns, and what authors wrote as CSS. */
  readonly paint?: typeof paint;
  /** Texts that hold HTML. */
  readonly markup?: {
    authorHtml(text: string): string;
    readonly shapeMarkup: LayerKindView;
    readonly svgMarkup: LayerKindView;
    textMarkup(props: LayerKindProps, content: string): ReactElement;
  };
  readonly carousel?: HasReaders & {
    readonly carouselOffsets: typeof carouselOffsets;
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
  readonly progress?: HasReaders & {
    readonly addProgressRules: AddRules;
    readonly ProgressBar: ComponentType<{
      readonly compiled: CompiledModule;
      readonly player: Player | null;
    }>;
  };
  /** What modules need of their box that follow pointer or page. */
  readonly effects?: typeof effects;
}
