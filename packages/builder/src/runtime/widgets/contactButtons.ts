import { listen } from '@vitrine/browser';
import { responsiveValue } from '../breakpoints/deviceValue.ts';
import type { Handler, PageElement } from '../elements/Handler.ts';

/** A box of links that a button opens and closes, as Escape does. */
export const contactButtons: Handler = {
  start(of) {
    const main = of.find('.e-contact-buttons');
    const box = of.find('.e-contact-buttons__content-wrapper');
    const button = of.find('.e-contact-buttons__chat-button');
    tellTime(of);
    if (!main || !box || !button) return;
    const close = of.find('.e-contact-buttons__close-button');
    const turn = (isOpen: boolean): void => {
      box.classList.toggle('hidden', !isOpen);
      box.setAttribute('aria-hidden', String(!isOpen));
      for (const each of [button, close]) each?.setAttribute('aria-expanded', String(isOpen));
      if (!isOpen) {
        button.focus();
        return;
      }
      animate(of);
      box.tabIndex = -1;
      box.focus();
    };
    const isOpen = (): boolean => !box.classList.contains('hidden');
    box.setAttribute('aria-hidden', String(!isOpen()));
    button.setAttribute('aria-expanded', String(isOpen()));
    listen(button, 'click', () => turn(!isOpen()));
    if (close) listen(close, 'click', () => turn(false));
    listen(main, 'keyup', ({ key }) => {
      if (key === 'Escape' && isOpen()) turn(false);
    });
  },
};

/** The page's style sheet says how. */
function animate(of: PageElement): void {
  const content = of.find('.e-contact-buttons__content');
  const { breakpoints, device } = of.page;
  const name = responsiveValue(of.settings(), 'style_chat_box_entrance_animation', {
    breakpoints,
    device: device(),
  });
  if (!content) return;
  content.classList.add('visible');
  if (typeof name !== 'string' || name === '' || name === 'none' || /\s/.test(name)) return;
  content.classList.add('animated', name);
  content.addEventListener('animationend', () => content.classList.remove('animated', name), { once: true });
}

/** A message looks as if it had come just now. */
function tellTime(of: PageElement): void {
  const place = of.find('.e-contact-buttons__message-bubble-time');
  if (!place) return;
  place.textContent = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    hour12: place.dataset['timeFormat'] === '12h',
    hour: 'numeric',
    minute: 'numeric',
  }).format(new Date());
}
