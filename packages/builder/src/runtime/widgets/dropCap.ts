import type { Handler } from '../elements/Handler.ts';

/** The first letter of a text, large: of its first paragraph, unless that starts with an element. */
export const dropCap: Handler = {
  start(of) {
    const first = of.element.querySelector('p')?.firstChild;
    const text = first instanceof Text ? first.data.trimStart() : '';
    const [letter] = text;
    if (!(first instanceof Text) || letter === undefined) return;
    const cap = document.createElement('span');
    cap.className = 'elementor-drop-cap';
    const inner = document.createElement('span');
    inner.className = 'elementor-drop-cap-letter';
    inner.textContent = letter;
    cap.append(inner);
    first.data = text.slice(letter.length);
    first.before(cap);
  },
};
