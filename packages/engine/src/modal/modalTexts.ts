/** spec/1 §5: what the console hears when a module is refused. */
export const MODAL_TEXTS = {
  refused: (alias: string): string =>
    `${alias} cannot be opened as a modal: it is on the page as a normal element and not flagged as a pop-up (data-modal)`,
} as const;
