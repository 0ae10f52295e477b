import { NEW_PARTS } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { openDialog } from '../panels/openDialog.ts';
import { askHtml } from './askTheme.ts';
import { isTitleEmpty } from './groupTitle.ts';
import type { NotAdded } from './wishlistButtons.ts';

type Add = (fields: Readonly<Record<string, string>>) => Promise<true | NotAdded>;

/** Lets a customer say which list a product goes to. False, and no dialog, where there is nothing to choose. */
export async function openChooser(opener: HTMLElement, productId: string, add: Add): Promise<boolean> {
  const drawn = await askHtml('vitrine_wishlist_chooser', { product_id: productId });
  const dialog = drawn.querySelector<HTMLDialogElement>('dialog.wd-wishlist-chooser');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return false;
  const groups = form.querySelectorAll('input[name=group_id]:not([value=new])').length;
  if (groups < 2 && pageObject('woodmart_settings')?.wishlist_show_popup === 'more_one') return false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(dialog, form, add);
  });
  document.body.append(document.adoptNode(dialog));
  openDialog(dialog, opener);
  form.querySelector<HTMLInputElement>('input[name=group_id]:checked')?.focus({ preventScroll: true });
  document.dispatchEvent(new Event(NEW_PARTS));
  return true;
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement, add: Add): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.getAttribute('aria-busy') === 'true') return;
  const fields = new FormData(form);
  const text = (name: string): string => String(fields.get(name) ?? '');
  const title = form.querySelector<HTMLInputElement>('input[name=title]');
  if (text('group_id') === 'new' && title && isTitleEmpty(title)) return;
  button?.setAttribute('aria-busy', 'true');
  const added = await add({
    product_id: text('product_id'),
    group: text('group_id'),
    ...(text('group_id') === 'new' && { title: text('title') }),
    key: text('key'),
  });
  button?.removeAttribute('aria-busy');
  if (added === true) return dialog.close();
  // The form asks for the same, and its page says what is wrong.
  if (added.refusal === '') return HTMLFormElement.prototype.submit.call(form);
  const place = form.querySelector('.wd-wishlist-refusal');
  if (place) place.textContent = added.refusal;
}
