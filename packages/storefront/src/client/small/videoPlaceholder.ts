import type { Part } from '../page/Part.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';

/** A picture of a film, whose platform is asked for the film when it is pressed. */
export const videoPlaceholder: Part = {
  start(link) {
    const { src = '', query = '', alt = '' } = link.dataset;
    if (!src.startsWith('https://') || !URL.canParse(src)) return;
    link.addEventListener('click', (event) => {
      if (!opensPlainly(event, 'a.wd-video-placeholder')) return;
      event.preventDefault();
      const url = new URL(src);
      url.searchParams.set('autoplay', '1');
      // It was pressed to be played, whatever the film's own settings say.
      for (const [name, value] of new URLSearchParams(query))
        if (name !== 'autoplay') url.searchParams.set(name, value);
      const frame = document.createElement('iframe');
      frame.className = 'wd-video-frame';
      frame.src = url.href;
      frame.title = alt;
      frame.allow = 'autoplay; fullscreen; picture-in-picture';
      link.replaceWith(frame);
      frame.focus();
    });
  },
};
