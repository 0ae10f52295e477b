import type { Part } from '../page/Part.ts';

/** A password that can be looked at while it is typed. */
export const passwordToggle: Part = {
  start(input) {
    if (!(input instanceof HTMLInputElement) || input.closest('.password-input')) return;
    const box = document.createElement('span');
    box.className = 'password-input';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'show-password-input';
    const { showText = '', hideText = '' } = input.dataset;
    button.setAttribute('aria-label', showText);
    button.setAttribute('aria-describedby', input.id);
    input.replaceWith(box);
    box.append(input, button);
    button.addEventListener('click', () => {
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      button.classList.toggle('display-password', isShown);
      button.setAttribute('aria-label', isShown ? hideText : showText);
      input.focus();
    });
    // A password that is sent in the open would be kept by the browser among other texts.
    input.form?.addEventListener('submit', () => {
      input.type = 'password';
    });
  },
};
