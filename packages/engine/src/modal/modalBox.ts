/** Marks the element of a modal that scrolls what is higher than the window. */
export const MODAL_BOX = 'data-modal-box';

/** The modal that an element stands in. */
export const modalBoxOf = (element: Element): Element | null => element.closest(`[${MODAL_BOX}]`);
