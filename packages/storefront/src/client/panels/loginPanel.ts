import type { Part } from '../page/Part.ts';
import { opensPlainly } from './opensPlainly.ts';
import { openPanel } from './sidePanel.ts';

/** Where guests log in without leaving the page. */
export const loginPanel: Part = {
  start(panel) {
    document.addEventListener('click', (event) => {
      const opener = opensPlainly(event, '.login-side-opener a');
      if (!opener || document.body.classList.contains('logged-in')) return;
      event.preventDefault();
      openPanel(panel, opener);
      panel.querySelector<HTMLInputElement>('input[name=username]')?.focus();
    });
  },
};
