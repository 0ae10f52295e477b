import { Window } from 'happy-dom';

// One for all: making a window takes longer than parsing a page.
const { DOMParser } = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** A document of its own. Nothing in it is loaded or run. */
export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');
