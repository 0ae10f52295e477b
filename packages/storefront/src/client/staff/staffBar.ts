import { createTexts, frameTexts } from '@vitrine/texts';

/** Where each thing is changed, below the admin. */
const SCREENS = { product: 'products', category: 'categories', page: 'pages', post: 'posts' } as const;
type Kind = keyof typeof SCREENS;

/**
 * A way to the admin, and to what the page shows there. Pages are the same for everybody, so a script puts it in, for those whom the
 * server has told this browser of (`product.page`). It stands above the page and moves nothing in it. What a page has for them alone shows.
 */
export function showStaffBar(mayEdit: string): void {
  const t = createTexts(frameTexts, document.documentElement.lang);
  const bar = document.createElement('nav');
  bar.className = 'staff-bar';
  bar.setAttribute('aria-label', t('staff'));
  bar.append(link('/admin', t('toAdmin')));
  const kinds = mayEdit.split('.');
  for (const note of document.querySelectorAll<HTMLElement>('.for-staff'))
    note.hidden = !kinds.includes(note.dataset['for'] ?? '');
  const [kind = '', id = ''] = (document.body.dataset['item'] ?? '').split('/');
  if (isKind(kind) && kinds.includes(kind))
    bar.append(link(`/admin/${SCREENS[kind]}/${encodeURIComponent(id)}`, t(`edit.${kind}`)));
  // Among the first that the keyboard reaches, after the way past all of it.
  document.querySelector('a.skip')?.after(bar);
}

const isKind = (name: string): name is Kind => Object.hasOwn(SCREENS, name);

function link(address: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = address;
  made.textContent = words;
  return made;
}
