/** Says to screen readers what a page cannot show them. One region for all that concerns the cart, as existing scripts have it. */
export function sayInCart(text: string): void {
  region().textContent = text;
}

function region(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.widget_shopping_cart_live_region');
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'widget_shopping_cart_live_region screen-reader-text';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-relevant', 'all');
  document.body.append(made);
  return made;
}
