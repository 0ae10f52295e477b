import type { Enhancer } from './Enhancer.ts';

/** They work from now on. */
export const arrows: Enhancer = ({ host, player }) => {
  const buttons = [...host.querySelectorAll<HTMLButtonElement>(':scope>sr7-nav sr7-arrow>button')];
  const press = ({ currentTarget }: Event): void => {
    const isBack = (currentTarget as Element).closest('sr7-arrow')?.getAttribute('data-dir') === 'left';
    if (isBack) player.previous();
    else player.next();
  };
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', press);
  }
  return {
    end() {
      for (const button of buttons) button.removeEventListener('click', press);
    },
  };
};
