export const listCss = `
.page-head, .woocommerce-products-header { margin-block-end: clamp(1.25rem, 3vw, 2.25rem); }
.term-description { max-width: 42rem; color: var(--quiet); }
.with-side { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); grid-template-columns: minmax(0, 1fr); }
@media (min-width: 64rem) { .with-side:has(> :nth-child(2)) { grid-template-columns: 14rem minmax(0, 1fr); } }
.list-categories h2 { font-size: 1rem; letter-spacing: 0; margin-block-end: 0.5rem; }
.product-categories { margin: 0; padding: 0; list-style: none; }
.product-categories .product-categories { padding-inline-start: 1rem; }
.product-categories a {
  display: flex; justify-content: space-between; gap: 0.75rem; padding: 0.4rem 0.75rem; margin-inline: -0.75rem;
  border-radius: 0.6rem; color: var(--ink); text-decoration: none;
}
.product-categories a:hover, .product-categories [aria-current] { background: var(--tint); }
.product-categories [aria-current] { color: var(--accent); font-weight: 600; }
.product-categories .count { color: var(--quiet); font-variant-numeric: tabular-nums; }
/* Narrow pages: categories are a row to swipe, so that products come soon. */
@media (max-width: 63.99rem) {
  .list-categories h2 { display: none; }
  .list-categories > .product-categories {
    display: flex; flex-wrap: wrap; gap: 0.5rem;
  }
  .list-categories .product-categories .product-categories { display: none; }
  .list-categories a { margin: 0; padding: 0.35rem 0.9rem; min-height: 2.5rem; align-items: center; border: 1px solid var(--line); border-radius: 2rem; background: var(--surface); }
}
.list-tools {
  display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between;
  margin-block-end: 1.5rem;
}
.woocommerce-result-count { margin: 0; color: var(--quiet); }
.woocommerce-ordering { display: flex; gap: 0.5rem; max-width: 100%; }
.woocommerce-ordering select { min-width: 0; width: auto; flex: 1; }
.products {
  display: grid; gap: clamp(1.5rem, 3vw, 2.5rem) clamp(0.9rem, 2vw, 1.75rem); margin: 0; padding: 0; list-style: none;
  grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr));
}
@media (min-width: 40rem) { .products { --columns: 3; } }
@media (min-width: 64rem) { .products { --columns: 4; } .with-side:has(> :nth-child(2)) .products { --columns: 3; } }
.products .product { position: relative; display: flex; flex-direction: column; gap: 0.4rem; min-width: 0; }
.woocommerce-loop-product__link { display: block; color: var(--ink); text-decoration: none; border-radius: var(--radius); }
.product-image {
  position: relative; display: grid; place-items: center; aspect-ratio: 1; margin-block-end: 0.8rem;
  overflow: hidden; border-radius: var(--radius); background: var(--picture); color: var(--line-strong);
}
.product-image img { width: 100%; height: 100%; object-fit: cover; transition: transform 400ms ease; }
.product-image .woocommerce-placeholder { width: 40%; height: auto; }
.woocommerce-loop-product__link:hover .product-image img { transform: scale(1.03); }
@media (prefers-reduced-motion: reduce) { .product-image img { transition: none; } }
.woocommerce-loop-product__title { margin: 0; font-size: 1.02rem; font-weight: 600; letter-spacing: 0; --leading: 1.35; overflow-wrap: anywhere; }
.woocommerce-loop-product__link:hover .woocommerce-loop-product__title { text-decoration: underline; text-underline-offset: 0.2em; }
.product-label {
  position: absolute; z-index: 1; inset-block-start: 0.7rem; inset-inline-start: 0.7rem; padding: 0.1rem 0.7rem;
  border-radius: 2rem; background: var(--accent); color: var(--on-accent); font-size: 0.85rem; font-weight: 650;
}
.out-of-stock.product-label { background: var(--ink); color: var(--paper); }
.product-actions { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; margin-block-start: auto; padding-block-start: 0.5rem; }
.product-actions > .wd-action-btn { position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; }
.product-actions > .wd-compare-btn { inset-block-start: 3.5rem; }
.product-actions > .wd-action-btn a { background: color-mix(in srgb, var(--surface) 82%, transparent); }
@media (max-width: 39.99rem) {
  .product-actions > .wd-action-btn { inset-block-start: 0.3rem; inset-inline-end: 0.3rem; }
  .product-actions > .wd-compare-btn { inset-block-start: 2.75rem; }
  .product-actions > .wd-action-btn a { min-width: 2.25rem; min-height: 2.25rem; }
  .product-actions > .wd-action-btn .icon { width: 1.2rem; height: 1.2rem; }
}
.product-actions .button { flex: 1 1 auto; min-height: 2.75rem; padding-inline: 0.9rem; }
.product-row { margin-block-start: clamp(3rem, 6vw, 5rem); }
.woocommerce-pagination { margin-block-start: clamp(2rem, 5vw, 3.5rem); }
ul.page-numbers { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.page-numbers:is(a, span) {
  display: grid; place-items: center; min-width: clamp(2.3rem, 11vw, 2.75rem); min-height: 2.75rem; padding-inline: 0.25rem; border-radius: 2rem;
  color: var(--ink); text-decoration: none; font-variant-numeric: tabular-nums;
}
a.page-numbers:hover { background: var(--tint); }
.page-numbers.current { background: var(--accent); color: var(--on-accent); font-weight: 650; }
.empty-state { display: grid; gap: 1.25rem; justify-items: start; padding-block: 1rem 3rem; }
`;
