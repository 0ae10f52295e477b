import type { Part } from '../page/Part.ts';

/** A list is sorted as soon as that is chosen; its button is for those without a script. */
export const sortOrder: Part = {
  start(select) {
    if (!(select instanceof HTMLSelectElement)) return;
    select.form?.querySelector('button[type=submit]')?.setAttribute('hidden', '');
    select.addEventListener('change', () => select.form?.requestSubmit());
  },
};
