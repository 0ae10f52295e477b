/** Faults of a form that the server has found: above it as a list, and each at its field. The first of them gets the focus. */
export function showFaults(form: HTMLFormElement, messages: string): void {
  for (const old of form.querySelectorAll('.checkout-inline-error-message')) old.remove();
  for (const field of form.querySelectorAll('[aria-invalid=true]')) clearFault(field as HTMLInputElement);
  const place = document.querySelector('.woocommerce-notices-wrapper');
  if (place) place.innerHTML = messages;
  let first: HTMLElement | null = null;
  for (const item of place?.querySelectorAll<HTMLElement>('[data-id]') ?? []) {
    const field = form.querySelector<HTMLElement>(`#${CSS.escape(item.dataset['id'] ?? '')}`);
    if (!field) continue;
    first ??= field;
    mark(field, item.textContent?.trim() ?? '');
  }
  if (first) first.focus();
  else place?.querySelector<HTMLElement>('[role=alert]')?.scrollIntoView({ block: 'center' });
}

function mark(field: HTMLElement, text: string): void {
  const row = field.closest('.form-row');
  const said = document.createElement('span');
  said.className = 'checkout-inline-error-message';
  said.id = `${field.id}_description`;
  said.textContent = text;
  row?.classList.add('woocommerce-invalid');
  row?.append(said);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', said.id);
}

/** Whoever has changed it has read what was wrong. */
export function clearFault(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  document.getElementById(`${field.id}_description`)?.remove();
  field.closest('.form-row')?.classList.remove('woocommerce-invalid');
}
