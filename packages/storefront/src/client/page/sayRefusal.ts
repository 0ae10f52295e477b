/** Says above the page's main part what the shop would not do. */
export function sayRefusal(message: string): void {
  const said = document.createElement('div');
  said.className = 'woocommerce-error';
  said.setAttribute('role', 'alert');
  said.textContent = message;
  document.querySelector('.woocommerce-notices-wrapper')?.replaceChildren(said);
  said.scrollIntoView({ block: 'nearest' });
}
