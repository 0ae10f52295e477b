import { observeMedia } from '@vitrine/browser';
import { FOOTER_COLLAPSES, SLIDE_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { slideToggle } from './slideToggle.ts';

/** A part of the footer that narrow pages show by its title alone, until that is pressed. */
export const footerWidget: Part = {
  start(widget) {
    const title = widget.querySelector<HTMLElement>('.widget-title');
    const content = title?.nextElementSibling;
    // What waits for this script to come shows from now on.
    widget.classList.add('wd-live');
    if (pageObject('woodmart_settings')?.collapse_footer_widgets === 'no') return;
    if (!title || !(content instanceof HTMLElement)) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'widget-toggle';
    const words = [...title.childNodes];

    const setOpen = (isOpen: boolean): void => {
      button.setAttribute('aria-expanded', String(isOpen));
      widget.classList.toggle('wd-active', isOpen);
    };
    button.addEventListener('click', () => {
      const isOpen = content.hidden !== false;
      setOpen(isOpen);
      slideToggle(content, isOpen, SLIDE_MS);
    });
    observeMedia(FOOTER_COLLAPSES, (isNarrow) => {
      content.hidden = isNarrow;
      setOpen(false);
      if (isNarrow) {
        button.append(...words);
        title.append(button);
      } else {
        title.append(...words);
        button.remove();
      }
    });
  },
};
