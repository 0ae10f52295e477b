import type { Frame, LayerNodes, Stage } from '@vitrine/engine';
import type { Layer, PlayableModule } from '@vitrine/model';
import { fetchPictures } from '../tend/fetchPictures.ts';
import { placeDrawings } from '../tend/drawings.ts';
import type { measureCarousel } from './measureCarousel.ts';
import { applyStyles } from '../html/deferredStyles.ts';
import { layerClass, placeClass } from '../markup/names.ts';

interface StagedModule {
  readonly module: PlayableModule;
  /** Of a carousel. */
  readonly measureCarousel: typeof measureCarousel | undefined;
  /** The text that a toggle shows instead of its own, where that is HTML. */
  readonly toggleHtml: (text: string) => string | null;
}

/**
 * Says that layers which enter are hidden: empty while the page's script may still come, for as long as the style sheet lets it;
 * with a word while that script fetches the player.
 */
const AWAITS = 'data-awaits';

/** The nodes of a module that stands in the page, for the player to move. */
export function createStage(
  root: HTMLElement,
  { module, measureCarousel, toggleHtml }: StagedModule,
  draw: (frame: Frame) => void,
): Stage {
  /** It stays as long as the module does. */
  const holder = root.querySelector<HTMLElement>(':scope>sr7-content');
  /**
   * By hand: browsers keep every selector that they were ever asked for, and each slide would be another. Each layer asks for its slide,
   * several times in a change.
   */
  const slideNode = (key: string): HTMLElement | null => {
    for (let slide = holder?.firstElementChild ?? null; slide; slide = slide.nextElementSibling)
      if (slide.getAttribute('data-key') === key) return slide as HTMLElement;
    return null;
  };
  /** Texts that a toggle has replaced, to be put back. */
  const ownTexts = new WeakMap<Element, readonly Node[]>();

  return {
    root,
    draw,
    slide: slideNode,
    background: (key) => slideNode(key)?.querySelector(':scope>sr7-bg') ?? null,
    layer: (key, layer) => layerNodes(slideNode(key), { key }, layer),
    async ready(key) {
      const slide = slideNode(key);
      if (slide) await Promise.all([fetchPictures(slide), placeDrawings(slide)]);
    },
    measureCarousel() {
      const slide = holder?.querySelector<HTMLElement>(':scope>sr7-slide[data-current]');
      if (!holder || !slide) return null;
      return measureCarousel?.(root, holder, slide, module.settings) ?? null;
    },
    awaitsEntry() {
      if (matchMedia('(prefers-reduced-motion:reduce)').matches) return false;
      if (!root.hasAttribute(AWAITS)) return true;
      const first = root.querySelector('.sr7-enters');
      return first?.getAnimations().some(({ playState }) => playState === 'running') ?? true;
    },
    holdEntry() {
      if (this.awaitsEntry()) root.setAttribute(AWAITS, 'player');
    },
    goLive: () => root.removeAttribute(AWAITS),
    showText(nodes, layer, isToggled) {
      const { content } = nodes;
      const own = ownTexts.get(content) ?? [...content.childNodes];
      ownTexts.set(content, own);
      if (!isToggled) return content.replaceChildren(...own);
      const template = content.ownerDocument.createElement('template');
      const html = toggleHtml(layer.toggleText);
      if (html === null) template.content.append(layer.toggleText);
      else template.innerHTML = html;
      applyStyles(template.content);
      content.replaceChildren(template.content);
    },
  };
}

function layerNodes(slide: HTMLElement | null, { key }: { key: string }, layer: Layer): LayerNodes | null {
  const place = slide?.getElementsByClassName(placeClass({ key }, layer))[0];
  const content = place?.getElementsByClassName(layerClass({ key }, layer))[0];
  if (!(place instanceof HTMLElement) || !(content instanceof HTMLElement)) return null;
  const wrapper = (tag: string, outer: HTMLElement): HTMLElement | null =>
    outer.querySelector<HTMLElement>(`:scope>${tag}`);
  const parallax = wrapper('sr7-plx', place);
  const loop = wrapper('sr7-loop', parallax ?? place);
  return { place, parallax, loop, mask: wrapper('sr7-mask', loop ?? parallax ?? place), content };
}
