import type { Frame } from '@vitrine/engine';
import { type ArrowSide, arrowTargets } from '../markup/arrowTargets.ts';
import { hasFallback, thumbStyle, whenPictureFails } from '../markup/itemPicture.ts';
import { fillNumber } from '../markup/slideNumber.ts';
import type { Enhancer } from './Enhancer.ts';
import { parseDrawn } from '../stage/parseDrawn.ts';
import type { ArrowPreview, DrawnModule } from '../score/DrawnModule.ts';

const NOTHING: ArrowPreview = { html: '', picture: null };

/** Arrows show something of the slides that they lead to, after each change of those. */
export const arrowPreviews: Enhancer = ({ host, module, frame }) => {
  const sides = (['left', 'right'] as const).flatMap((side) => {
    const arrow = host.querySelector<HTMLElement>(`:scope>sr7-nav sr7-arrow[data-dir=${side}]`);
    return arrow ? [createPreview(arrow, side, module)] : [];
  });
  function follow(next: Frame): void {
    for (const side of sides) side.follow(next);
  }
  follow(frame);
  return {
    follow,
    end() {
      for (const side of sides) side.end();
    },
  };
};

function createPreview(arrow: HTMLElement, side: ArrowSide, module: DrawnModule) {
  /** As a server has drawn it: with what it says, but without a picture. */
  let look = read(module.frame).html;
  let shownKey: string | null = null;
  let stop = (): void => undefined;

  function read(frame: Frame): ArrowPreview & { readonly key: string } {
    const { key, number } = arrowTargets(frame)[side];
    const { html, picture } = module.arrowPreview(key) ?? NOTHING;
    return { key, html: fillNumber(html, number), picture };
  }
  function paint(color: string, picture: string): void {
    const style = { '--thumb': '', ...thumbStyle({ color }, picture) };
    for (const [name, value] of Object.entries(style)) arrow.style.setProperty(name, String(value));
  }
  function showPicture({ picture, backgroundPicture, color }: NonNullable<ArrowPreview['picture']>): void {
    stop();
    paint(color, picture);
    const isProbed = hasFallback({ picture, backgroundPicture });
    stop = isProbed ? whenPictureFails(picture, () => paint(color, backgroundPicture)) : () => undefined;
  }

  return {
    follow(frame: Frame): void {
      // There is nothing to lead to any more: it goes with the navigation.
      if (frame.navKeys.length < 2) return;
      const { key, html, picture } = read(frame);
      if (html !== look) {
        arrow.querySelector(':scope>.sr7-look')?.remove();
        arrow.prepend(parseDrawn(arrow, html));
      }
      if (picture && key !== shownKey) showPicture(picture);
      look = html;
      shownKey = key;
    },
    end: () => stop(),
  };
}
