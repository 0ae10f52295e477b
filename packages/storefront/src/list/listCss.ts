export const listCss = `
.page-head, .woocommerce-products-header { margin-block-end: clamp(1.25rem, 3vw, 2.25rem); }
.term-description { max-width: 42rem; color: var(--quiet); }
.with-side { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); grid-template-columns: minmax(0, 1fr); }
@media (min-width: 64rem) { .with-side:has(> :nth-child(2)) { grid-template-columns: 14rem minmax(0, 1fr); } }
.list-columns { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.list-main { min-width: 0; outline: none; scroll-margin-block-start: 6rem; transition: opacity 150ms; }
.list-main[aria-busy=true] { opacity: 0.55; }
.list-filters { outline: none; }
.list-filters-toggle { justify-self: start; }
.list-filters-toggle summary { list-style: none; }
.list-filters-toggle summary::-webkit-details-marker { display: none; }
@media (min-width: 1025px) {
  .list-columns { grid-template-columns: 15rem minmax(0, 1fr); gap: clamp(1.5rem, 4vw, 3.5rem); }
  .list-filters-toggle { display: none; }
}
@media (max-width: 1024px) {
  .list-filters-toggle:not([open]) + .list-filters { display: none; }
  .list-filters:not(.wd-side-hidden) { padding-inline: 1.1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
}
/* Of the panel that a script makes of it. */
.list-filters:not(.wd-side-hidden) > :is(.wd-heading, .list-filters-foot) { display: none; }
.list-filters.wd-side-hidden .list-filters-body { flex: 1 0 auto; padding-inline: 1.25rem; }
.list-filters.wd-side-hidden .filter-fold:last-child { border: 0; }
.list-filters-foot {
  position: sticky; inset-block-end: 0; z-index: 1; padding: 0.9rem 1.25rem; border-block-start: 1px solid var(--line); background: var(--surface);
}
.list-filters-foot.close-side-widget .button { background: var(--accent); color: var(--on-accent); font-weight: 650; }
.filter-fold { border-block-end: 1px solid var(--line); padding-block-end: 1.1rem; }
.filter-fold:not([open]) { padding-block-end: 0; }
.filter-fold > summary { display: flex; align-items: center; justify-content: space-between; min-height: 3.25rem; list-style: none; cursor: pointer; }
.filter-fold > summary::-webkit-details-marker { display: none; }
.filter-fold > summary::after {
  content: ''; flex: none; width: 0.5rem; height: 0.5rem; margin-inline: 1rem 0.3rem; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(45deg);
}
.filter-fold[open] > summary::after { transform: rotate(225deg); }
.filter-fold h2 { margin: 0; font-size: 1rem; letter-spacing: 0; }
.product-categories, .filter-rows, .filter-chips, .list-chosen { margin: 0; padding: 0; list-style: none; }
.product-categories .product-categories { padding-inline-start: 1rem; }
.product-categories a, .all-categories, .filter-rows a {
  display: flex; align-items: center; gap: 0.75rem; min-height: 2.5rem; padding: 0.2rem 0.75rem; margin-inline: -0.75rem;
  border-radius: 0.6rem; color: var(--ink); text-decoration: none;
}
.all-categories { color: var(--quiet); gap: 0.4rem; }
:is(.product-categories, .filter-rows) .count { margin-inline-start: auto; }
:is(.product-categories a, .all-categories, .filter-rows a):hover, .product-categories [aria-current] { background: var(--tint); }
.product-categories [aria-current] { color: var(--accent); font-weight: 600; }
.list-filters .count { color: var(--quiet); font-size: 0.9rem; font-variant-numeric: tabular-nums; }
.filter-rows a::before {
  content: ''; flex: none; width: 1.15rem; height: 1.15rem; border: 1px solid var(--field); border-radius: 0.3rem; background: var(--surface);
}
.filter-rows [aria-current]::before {
  content: '\\2713'; display: grid; place-items: center; border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-size: 0.85rem; --leading: 1;
}
.filter-rows .star-rating { align-self: center; }
.filter-chips { display: flex; flex-wrap: wrap; gap: 0.45rem; }
.filter-chips a {
  display: inline-flex; align-items: center; gap: 0.45rem; min-height: 2.5rem; padding: 0.2rem 0.7rem; border: 1px solid var(--line-strong);
  border-radius: 2rem; background: var(--surface); color: var(--ink); text-decoration: none;
}
.filter-chips a:hover { border-color: var(--accent); }
.filter-chips [aria-current] { border-color: var(--accent); background: var(--tint); color: var(--accent); font-weight: 600; box-shadow: inset 0 0 0 1px var(--accent); }
.swatch { flex: none; width: 1.3rem; height: 1.3rem; margin-inline-start: -0.3rem; overflow: hidden; border-radius: 50%; box-shadow: 0 0 0 1px var(--field); }
.swatch img { display: block; width: 100%; height: 100%; object-fit: cover; }
.price-filter { display: grid; gap: 0.9rem; }
.price-range { position: relative; height: 2.75rem; --thumb: 1.5rem; }
.price-range svg { position: absolute; inset-block: calc(50% - 2px); inset-inline: calc(var(--thumb) / 2); width: calc(100% - var(--thumb)); height: 4px; }
[dir=rtl] .price-range svg { transform: scaleX(-1); }
.price-range-line { fill: var(--line-strong); }
.price-range-filled { fill: var(--accent); }
.price-range label { position: absolute; inset: 0; pointer-events: none; }
.price-range input {
  display: block; width: 100%; height: 100%; min-height: 0; margin: 0; padding: 0; border: 0; background: none; appearance: none; pointer-events: none;
}
.price-range input:focus-visible { outline: none; }
.price-range-from-above label:first-of-type { z-index: 1; }
.price-range input::-webkit-slider-thumb {
  appearance: none; width: var(--thumb); height: var(--thumb); border: 3px solid var(--accent); border-radius: 50%; background: var(--surface);
  pointer-events: auto; cursor: pointer;
}
.price-range input::-moz-range-thumb {
  box-sizing: border-box; width: var(--thumb); height: var(--thumb); border: 3px solid var(--accent); border-radius: 50%; background: var(--surface);
  pointer-events: auto; cursor: pointer;
}
.price-range input::-moz-range-track { background: none; }
.price-range input:focus-visible::-webkit-slider-thumb { outline: 3px solid var(--accent); outline-offset: 3px; }
.price-range input:focus-visible::-moz-range-thumb { outline: 3px solid var(--accent); outline-offset: 3px; }
@media (scripting: none) { .price-range { display: none; } }
.price-fields { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 0.5rem; align-items: center; color: var(--quiet); }
.price-field { position: relative; font-weight: 400; }
.price-symbol { position: absolute; inset-inline-start: 0.75rem; inset-block-start: 50%; transform: translateY(-50%); }
.price-field input { padding-inline: 1.9rem 0.5rem; }
.list-chosen { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block-end: 1.5rem; }
.chosen-filter {
  display: flex; align-items: center; gap: 0.4rem; min-height: 2.5rem; padding: 0.2rem 0.6rem 0.2rem 0.95rem; border-radius: 2rem; background: var(--tint);
  color: var(--ink); text-decoration: none; overflow-wrap: anywhere;
}
[dir=rtl] .chosen-filter { padding: 0.2rem 0.95rem 0.2rem 0.6rem; }
.chosen-filter .icon { width: 1rem; height: 1rem; }
.chosen-filter:hover { color: var(--accent); text-decoration: line-through; }
.clear-filters { display: flex; align-items: center; min-height: 2.5rem; padding-inline: 0.5rem; font-weight: 600; }
.list-sizes { display: flex; align-items: center; min-height: 2.5rem; gap: 0.1rem; color: var(--quiet); }
.list-sizes a { display: grid; place-items: center; min-width: 2.5rem; min-height: 2.5rem; border-radius: 2rem; color: var(--ink); text-decoration: none; font-variant-numeric: tabular-nums; }
.list-sizes a:hover { background: var(--tint); }
.list-sizes [aria-current] { color: var(--accent); font-weight: 700; text-decoration: underline; text-underline-offset: 0.3em; }
.list-end { margin-block-start: clamp(2rem, 5vw, 3.5rem); }
.list-end .woocommerce-pagination { margin-block-start: 1.5rem; }
.list-more { display: grid; gap: 0.8rem; justify-items: center; color: var(--quiet); }
.list-more p { margin: 0; }
.list-more progress { appearance: none; width: 12rem; height: 4px; border: 0; border-radius: 2px; overflow: hidden; background: var(--line); }
.list-more progress::-webkit-progress-bar { background: var(--line); }
.list-more progress::-webkit-progress-value { background: var(--accent); }
.list-more progress::-moz-progress-bar { background: var(--accent); }
.list-tools {
  /* As high as what comes last in it, which stands at its end: what is there already does not move. */
  min-height: 2.9rem;
  display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center;
  margin-block-end: 1.5rem;
}
.list-tools .woocommerce-ordering { margin-inline-start: auto; }
@media (scripting: enabled) and (max-width: 1024px) {
  /* In the line of the button for the filters, which stands above the list: two lines of tools less before the first product. */
  .list-columns { position: relative; }
  .list-columns .woocommerce-ordering { position: absolute; inset-block-start: 0; inset-inline-end: 0; width: min(16rem, 55% - 0.25rem); max-width: none; }
  .list-columns .list-tools { min-height: 0; margin-block-end: 1rem; }
}
@media (scripting: enabled) and (max-width: 39.99rem) {
  .list-filters-toggle { width: calc(45% - 0.25rem); }
  /* From its start on: in the middle, the sign would move when its word comes. */
  .list-filters-toggle .button { justify-content: start; width: 100%; gap: 0.4rem; padding-inline: 1rem 0.4rem; font-size: 0.95rem; }
  .list-columns .woocommerce-ordering select { padding-inline: 0.75rem 2.2rem; }
}
.woocommerce-result-count { margin: 0; color: var(--quiet); }
.woocommerce-ordering { display: flex; gap: 0.5rem; max-width: 100%; }
.woocommerce-ordering select { min-width: 0; width: auto; flex: 1 1 16rem; }
.products {
  display: grid; gap: clamp(1.5rem, 3vw, 2.5rem) clamp(0.9rem, 2vw, 1.75rem); margin: 0; padding: 0; list-style: none;
  grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr));
}
@media (min-width: 40rem) { .products { --columns: 3; } }
/* A row has four products: three columns would leave one of them alone. */
@media (min-width: 40rem) and (max-width: 63.99rem) { :is(.product-row, .home-section) .products { --columns: 2; } }
@media (min-width: 48rem) and (max-width: 63.99rem) { :is(.product-row, .home-section) .products { --columns: 4; } }
@media (min-width: 64rem) { .products { --columns: 4; } .list-columns .products { --columns: 3; } }
@media (min-width: 100rem) { .list-columns .products { --columns: 4; } }
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
/* Without a rating a card is as high as with one: a neighbour of its row that comes later would move its button. */
.products .woocommerce-loop-product__link + .price { margin-block-end: 1.4rem; }
.woocommerce-loop-product__link:hover .woocommerce-loop-product__title { text-decoration: underline; text-underline-offset: 0.2em; }
.product-label {
  position: absolute; z-index: 1; inset-block-start: 0.7rem; inset-inline-start: 0.7rem; padding: 0.1rem 0.7rem;
  border-radius: 2rem; background: var(--accent); color: var(--on-accent); font-size: 0.85rem; font-weight: 650;
}
.out-of-stock.product-label { background: var(--bar); color: var(--on-bar); }
.product-actions { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; margin-block-start: auto; padding-block-start: 0.5rem; }
.product-actions > .wd-action-btn { position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; }
.product-actions > .wd-compare-btn { inset-block-start: 3.5rem; }
.product-actions > .wd-action-btn a { background: color-mix(in srgb, var(--surface) 82%, transparent); }
.product-actions .button { flex: 1 1 auto; min-height: 2.75rem; padding-inline: 0.9rem; }
@media (max-width: 39.99rem) {
  /* A finger needs more than the picture can spare: the disc is smaller than what can be pressed. */
  .product-actions > .wd-action-btn { inset-block-start: 0.1rem; inset-inline-end: 0.1rem; }
  .product-actions > .wd-compare-btn { inset-block-start: 2.6rem; }
  .product-actions > .wd-action-btn a {
    background: radial-gradient(circle closest-side, color-mix(in srgb, var(--surface) 88%, transparent) 78%, transparent 82%);
  }
  .product-actions .button { padding-inline: 0.4rem; font-size: 0.95rem; }
  /* Half of a phone is narrow: names take two lines more often than one, and the buttons of those with one stand where the others' do. A card has half of the line, a square picture, and this below it. */
  .products .product { min-height: calc((100vw - 2 * var(--space) - 0.9rem) / 2 + 10.625rem); }
  .list-sizes { display: none; }
  /* What comes last has a line of its own, below what is there already. */
  .list-tools { min-height: 0; align-content: start; }
  .list-tools .woocommerce-ordering { margin-inline-start: 0; }
  .woocommerce-ordering { flex: 1 1 100%; }
  .product-actions > .wd-action-btn .icon { width: 1.2rem; height: 1.2rem; }
}
.product-row { margin-block-start: clamp(3rem, 6vw, 5rem); }
.woocommerce-pagination { margin-block-start: clamp(2rem, 5vw, 3.5rem); }
ul.page-numbers { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem clamp(0.05rem, 0.5vw, 0.25rem); margin: 0; padding: 0; list-style: none; }
.page-numbers:is(a, span) {
  display: grid; place-items: center; min-width: clamp(2.5rem, 12.2vw, 2.75rem); min-height: 2.75rem; padding-inline: 0.25rem; border-radius: 2rem;
  color: var(--ink); text-decoration: none; font-variant-numeric: tabular-nums;
}
a.page-numbers:hover { background: var(--tint); }
.page-numbers.current { background: var(--accent); color: var(--on-accent); font-weight: 650; }
.empty-state { display: grid; gap: 1.25rem; justify-items: start; padding-block: 1rem 3rem; }
.empty-state p { margin: 0; }
.empty-state .woocommerce-info { max-width: 38rem; padding: 0; border: 0; background: none; color: var(--quiet); font-size: clamp(1.1rem, 1rem + 0.5vw, 1.3rem); }
.for-staff { display: flex; flex-wrap: wrap; gap: 0.75rem; max-width: 38rem; margin-block-start: 1.5rem; padding: 1.1rem 1.4rem; border: 1px dashed var(--line-strong); border-radius: var(--radius); background: var(--surface); }
.for-staff p { flex: 1 0 100%; margin: 0; }
.empty-mark { display: grid; place-items: center; width: 4.5rem; height: 4.5rem; border-radius: 50%; background: var(--tint); color: var(--accent); }
.empty-mark .icon { width: 2rem; height: 2rem; }
.add-more {
  display: grid; place-content: center; place-items: center; gap: 0.9rem; padding: clamp(0.75rem, 3vw, 2rem); border: 1px dashed var(--line-strong);
  border-radius: var(--radius); text-align: center;
}
.add-more .button { padding-inline: 0.9rem; }
/* Plainly: some browsers spend another line of a narrow box on a finer last one. */
.add-more p { max-width: 20rem; margin: 0; text-wrap: wrap; }
@media (pointer: coarse) { :is(.product-categories a, .all-categories, .filter-rows a, .filter-chips a, .chosen-filter, .clear-filters, .list-sizes a) { min-height: 2.75rem; } }
`;
