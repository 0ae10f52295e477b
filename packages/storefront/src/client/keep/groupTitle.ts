import { pageObject } from '../page/pageObjects.ts';

/** Lets the field say in the shop's words that a list must have a name. */
export function wantTitle(field: HTMLInputElement): void {
  field.setCustomValidity(pageObject('woodmart_settings')?.wishlist_rename_group_notice ?? '');
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}

/** Whether a list's name is missing, which is said then. */
export function isTitleEmpty(field: HTMLInputElement): boolean {
  if (field.value.trim() !== '') return false;
  wantTitle(field);
  field.reportValidity();
  return true;
}
