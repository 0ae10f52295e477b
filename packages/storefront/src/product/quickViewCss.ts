/** Dialogs above a page, and the one that shows a product of a list. */
export const quickViewCss = `
.wd-dialog {
  width: min(56rem, 100vw - 2rem); max-height: min(90vh, 100vh - 2rem); padding: 0; border: 0; border-radius: var(--radius);
  background: var(--surface); color: var(--ink); overflow: auto; overscroll-behavior: contain; outline: none;
}
.wd-dialog::backdrop { background: rgb(0 0 0 / 0.5); }
.wd-dialog-inner { position: relative; padding: clamp(1rem, 4vw, 2rem); }
.wd-dialog-close {
  position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; display: grid; place-items: center; width: 2.75rem; height: 2.75rem;
  border: 0; border-radius: 50%; background: var(--surface); color: var(--ink); cursor: pointer;
}
.wd-dialog-close:hover { background: var(--tint); }
.wd-quick-view .wd-dialog-inner { display: grid; gap: clamp(1rem, 4vw, 2rem); }
.wd-quick-view-picture :is(img, svg) { display: block; width: 100%; height: auto; max-height: 24rem; object-fit: cover; border-radius: var(--radius); background: var(--picture); }
.wd-quick-view h2 { margin-block-start: 0; padding-inline-end: 2.5rem; }
.wd-quick-view-link { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
.product-actions > .quick-view { inset-block-start: 6.5rem; }
/* Where a card is half a phone wide, or a quarter of a tablet, three buttons hide what they are about, and the product itself is one press away. */
@media (max-width: 39.99rem) { .product-actions > .quick-view { display: none; } }
@media (max-width: 63.99rem) { :is(.product-row, .home-section) .product-actions > .quick-view { display: none; } }
@media (min-width: 48rem) { .wd-quick-view .wd-dialog-inner { grid-template-columns: 1fr 1fr; } }
@media (scripting: none) { .product-actions > .quick-view { display: none; } }
`;
