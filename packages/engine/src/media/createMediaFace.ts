import { createDisposers, type Disposer, listen } from '@vitrine/browser';

interface MediaFaceOptions {
  readonly box: HTMLElement;
  /** The poster comes back when the film stands. */
  readonly showsPosterOnPause: boolean;
  /** Whether a film that comes now fades in over its poster. */
  readonly fades: () => boolean;
  readonly onPress: () => void;
}

/** How a media shows what it does: the style sheet goes by these marks. */
export interface MediaFace {
  show(isRunning: boolean): void;
  dispose: Disposer;
}

export function createMediaFace(options: MediaFaceOptions): MediaFace {
  const { box, showsPosterOnPause, fades, onPress } = options;
  const button = box.querySelector<HTMLElement>('.sr7-play');
  const { ariaLabel: play = null } = button ?? {};
  const disposers = createDisposers();
  if (button) disposers.add(listen(button, 'click', onPress));
  disposers.add(() => {
    for (const mark of ['data-playing', 'data-shown', 'data-atonce']) box.removeAttribute(mark);
    if (button) button.ariaLabel = play;
  });

  /** Who pressed the button by keyboard goes on with the film's own controls, which it has made room for. */
  function bringFocus(): void {
    const film = box.querySelector<HTMLElement>('[controls],iframe');
    if (button?.matches(':focus') && getComputedStyle(button).display === 'none') film?.focus();
  }

  return {
    show(isRunning) {
      const isShown = isRunning || (!showsPosterOnPause && box.hasAttribute('data-shown'));
      if (isShown !== box.hasAttribute('data-shown')) box.toggleAttribute('data-atonce', isShown && !fades());
      box.toggleAttribute('data-shown', isShown);
      box.toggleAttribute('data-playing', isRunning);
      if (!button) return;
      button.ariaLabel = (isRunning ? button.dataset['pause'] : play) ?? play;
      bringFocus();
    },
    dispose: disposers.dispose,
  };
}
