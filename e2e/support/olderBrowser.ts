import type { Page } from '@playwright/test';

/** Takes something away from a page before its scripts run, as a browser that never had it. */
type Lack = () => void;

/** Makes the browser deny what a declaration needs. */
function denySupport(part: string): void {
  const supports = CSS.supports.bind(CSS) as (...written: string[]) => boolean;
  CSS.supports = (...written: string[]) => !written.join(':').includes(part) && supports(...written);
}

const lackAnimations: Lack = () => {
  for (const name of ['Animation', 'KeyframeEffect']) Reflect.deleteProperty(window, name);
  for (const name of ['animate', 'getAnimations']) Reflect.deleteProperty(Element.prototype, name);
};

const lackLinear: Lack = () => {
  if (!('KeyframeEffect' in window)) return;
  class OlderEffect extends KeyframeEffect {
    constructor(target: Element | null, frames: Keyframe[] | null, timing?: KeyframeEffectOptions) {
      if (JSON.stringify(frames ?? []).includes('linear(')) throw new TypeError('linear() is no easing');
      super(target, frames, timing);
    }
  }
  window.KeyframeEffect = OlderEffect as typeof KeyframeEffect;
};

const lackSheets: Lack = () => {
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
};

const lackList: Lack = () => {
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
};

const lackFind: Lack = () => {
  for (const name of ['findLast', 'findLastIndex']) Reflect.deleteProperty(Array.prototype, name);
};

/** What browsers came to have one after the other, and whether modules can be drawn by one that lacks it. */
export const LACKS = {
  'Web Animations': { take: lackAnimations, denies: '', canDraw: true },
  'linear() easing': { take: lackLinear, denies: 'linear(', canDraw: true },
  'Intl.Segmenter': { take: () => void Reflect.deleteProperty(Intl, 'Segmenter'), denies: '', canDraw: true },
  'array methods that copy': { take: lackList, denies: '', canDraw: true },
  'the inert attribute': {
    take: () => void Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
    denies: '',
    canDraw: true,
  },
  'registered properties': {
    take: () => void Reflect.deleteProperty(CSS, 'registerProperty'),
    denies: '',
    canDraw: true,
  },
  'constructed style sheets': { take: lackSheets, denies: '', canDraw: false },
  'array methods that search from the end': { take: lackFind, denies: '', canDraw: false },
  'Object.hasOwn': { take: () => void Reflect.deleteProperty(Object, 'hasOwn'), denies: '', canDraw: false },
  'container queries': { take: () => undefined, denies: 'container-type', canDraw: false },
} as const satisfies Readonly<Record<string, { take: Lack; denies: string; canDraw: boolean }>>;

/** Gives a page the browser that lacks all of these. */
export async function makeOlder(page: Page, names: readonly (keyof typeof LACKS)[]): Promise<void> {
  for (const name of names) {
    const { take, denies } = LACKS[name];
    if (denies !== '') await page.addInitScript(denySupport, denies);
    await page.addInitScript(take);
  }
}
