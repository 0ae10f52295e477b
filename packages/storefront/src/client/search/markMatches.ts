/** A text with every place where it holds what was typed set off; nothing of either is taken for HTML. */
export function markMatches(text: string, typed: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const words = typed.trim();
  const parts = words === '' ? [text] : text.split(new RegExp(`(${escaped(words)})`, 'giu'));
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    if (index % 2 === 0) fragment.append(part);
    else {
      const strong = document.createElement('strong');
      strong.append(part);
      fragment.append(strong);
    }
  }
  return fragment;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
