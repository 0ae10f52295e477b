import { stretchBox } from './stretchBox.ts';

export interface StretchOptions {
  readonly element: HTMLElement;
  /** Default: that of the element. */
  readonly direction?: 'ltr' | 'rtl';
  readonly selectors?: {
    /** What it becomes as wide as; default: the window, also for a selector that nothing matches, or that is none. */
    readonly container?: string | HTMLElement | Window;
  };
  /** Whether the window's scrollbar is left out of it; default false. */
  readonly considerScrollbar?: boolean;
  /** As styles, or as variables that a style sheet reads; default "inline". */
  readonly cssOutput?: 'inline' | 'variables';
  /** Pixels on either side; default 0. */
  readonly margin?: number;
}

/** Makes an element as wide as another, and moves it to that one's edge: the original's tool of this name. */
export class StretchTool {
  readonly #options: StretchOptions;

  constructor(options: StretchOptions) {
    this.#options = options;
  }

  /** Measured anew each time, as if it had not been stretched before. */
  stretch(): void {
    this.reset();
    const { element, direction, selectors, considerScrollbar, margin = 0 } = this.#options;
    const container = containerOf(selectors?.container);
    const own = element.getBoundingClientRect();
    const { position, direction: written } = getComputedStyle(element);
    const windowWidth = document.documentElement.clientWidth;
    const { widthPx, side, offsetPx } = stretchBox({
      elementLeft: own.left + scrollX,
      elementWidth: own.width,
      isFixed: position === 'fixed',
      containerLeft: container ? container.getBoundingClientRect().left + scrollX : 0,
      containerWidth: container ? innerWidthOf(container) : windowWidth,
      containerIsWindow: container === null,
      isRtl: (direction ?? written) === 'rtl',
      scrollbarWidth: considerScrollbar ? innerWidth - windowWidth : 0,
      margin,
    });
    this.#write('width', `${widthPx}px`);
    this.#write(side, `${offsetPx}px`);
  }

  reset(): void {
    for (const name of ['width', 'left', 'right'] as const) this.#write(name, '');
  }

  #write(name: 'width' | 'left' | 'right', value: string): void {
    const { element, cssOutput } = this.#options;
    element.style.setProperty(cssOutput === 'variables' ? `--stretch-${name}` : name, value);
  }
}

function containerOf(given: string | HTMLElement | Window = ''): HTMLElement | null {
  if (given instanceof HTMLElement) return given;
  if (typeof given !== 'string' || given === '') return null;
  try {
    return document.querySelector<HTMLElement>(given);
  } catch {
    return null;
  }
}

function innerWidthOf(element: HTMLElement): number {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  return (
    element.getBoundingClientRect().width -
    (Number.parseFloat(borderLeftWidth) || 0) -
    (Number.parseFloat(borderRightWidth) || 0)
  );
}
