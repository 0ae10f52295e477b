/** What visitors can press in a slide; links work by themselves, and navigation waits until it works. */
const PRESSABLE = '.sr7-layer[role=button],button.sr7-layer';

export interface RememberedClick {
  /** Does what was asked for meanwhile. */
  replay(): void;
  forget(): void;
}

/** A module shows before it lives: what a visitor presses in between is not lost. The last wish counts. */
export function rememberClick(root: HTMLElement): RememberedClick {
  let pressed: HTMLElement | null = null;
  const hear = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  };
  root.addEventListener('click', hear);
  const forget = (): void => root.removeEventListener('click', hear);
  return {
    replay() {
      forget();
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
