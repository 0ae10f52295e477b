import { markLoading } from '../keep/keepButton.ts';
import { NEW_PARTS, type Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { whenStyled } from '../page/whenStyled.ts';
import { openDialog } from '../panels/openDialog.ts';
import { opensPlainly } from '../panels/opensPlainly.ts';

/** Buttons of cards show their product above the list. Whatever fails, they lead to its page. */
export const quickView: Part = {
  start() {
    document.addEventListener('click', (event) => {
      const link = opensPlainly(event, 'a.open-quick-view');
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      if (!link.classList.contains('loading')) void show(link);
    });
  },
};

async function show(link: HTMLAnchorElement): Promise<void> {
  markLoading(link, true);
  try {
    const dialog = await fetchDialog(link.dataset['id'] ?? '');
    document.body.append(dialog);
    await whenStyled(dialog);
    openDialog(dialog, link);
    document.dispatchEvent(new Event(NEW_PARTS));
  } catch {
    location.assign(link.href);
  } finally {
    markLoading(link, false);
  }
}

async function fetchDialog(id: string): Promise<HTMLDialogElement> {
  const template = pageObject('wc_add_to_cart_params')?.wc_ajax_url ?? '';
  const url = `${template.replace('%%endpoint%%', 'quick_view')}&product_id=${encodeURIComponent(id)}`;
  const response = await fetch(url);
  const drawn = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
  const dialog = drawn.querySelector<HTMLDialogElement>('dialog.wd-quick-view');
  if (!dialog) throw new Error(`The shop answered ${response.status}.`);
  return document.adoptNode(dialog);
}
