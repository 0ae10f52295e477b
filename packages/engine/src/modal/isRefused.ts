import { modalBoxOf } from './modalBox.ts';

/** spec/1 §4: a module on the page as a normal element cannot be opened as a modal, unless it is flagged a pop-up. */
export const isRefused = (alias: string, document: Document): boolean =>
  [...document.querySelectorAll('sr7-module')].some(
    (module) =>
      module.getAttribute('data-alias') === alias && !module.closest('[data-modal]') && !modalBoxOf(module),
  );
