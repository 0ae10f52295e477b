import { createDisposers, type Disposer, listen } from '@vitrine/browser';

interface MediaControlsOptions {
  readonly box: HTMLElement;
  /** The poster comes back when the film stands. */
  readonly showsPosterOnPause: boolean;
  /** Whether a film that comes now fades in over its poster. */
  readonly fades: () => boolean;
  readonly onPress: () => void;
}

/** How a media shows what it does: the style sheet goes by these marks. */
export interface MediaControls {
  /** It runs; and there is something of it to be seen. */
  show(isRunning: boolean, isSeen: boolean): void;
  dispose: Disposer;
}

export function createMediaControls(options: MediaControlsOptions): MediaControls {
  const { box, showsPosterOnPause, fades, onPress } = options;
  // That of a film behind a slide stands beside it: in it, layers would cover it.
  const button =
    box.querySelector<HTMLElement>('.sr7-play') ??
    box.parentElement?.querySelector<HTMLElement>(':scope>.sr7-play');
  const play = button?.getAttribute('aria-label') ?? '';
  const disposers = createDisposers();
  if (button) disposers.add(listen(button, 'click', onPress));
  disposers.add(() => {
    for (const mark of ['data-playing', 'data-shown', 'data-atonce']) box.removeAttribute(mark);
    button?.setAttribute('aria-label', play);
  });

  /** Who pressed the button by keyboard goes on with the film's own controls, which it has made room for. */
  function bringFocus(): void {
    const film = box.querySelector<HTMLElement>('[controls],iframe');
    if (button?.matches(':focus') && getComputedStyle(button).display === 'none') film?.focus();
  }

  return {
    show(isRunning, isSeen) {
      const wasShown = box.hasAttribute('data-shown');
      const isShown = wasShown ? isRunning || !showsPosterOnPause : isSeen;
      if (isShown !== wasShown) box.toggleAttribute('data-atonce', isShown && !fades());
      box.toggleAttribute('data-shown', isShown);
      box.toggleAttribute('data-playing', isRunning);
      button?.setAttribute('aria-label', (isRunning && button.dataset['pause']) || play);
      bringFocus();
    },
    dispose: disposers.dispose,
  };
}
