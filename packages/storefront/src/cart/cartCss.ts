/** Paragraphs of tables wrap plainly: some browsers spend another line of a narrow cell on a finer last one. */
export const cartCss = `
.cart-page { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); grid-template-columns: minmax(0, 1fr); align-items: start; }
@media (min-width: 64rem) { .cart-page { grid-template-columns: minmax(0, 1fr) 24rem; } }
.shop_table { width: 100%; border-collapse: collapse; }
.shop_table :is(th, td) { padding: 0.9rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: middle; }
.shop_table p { text-wrap: wrap; }
.shop_table :is(th, td):first-child { padding-inline-start: 0; }
.shop_table :is(th, td):last-child { padding-inline-end: 0; }
.shop_table thead th { color: var(--quiet); font-size: 0.92rem; font-weight: 600; }
.shop_table :is(.product-subtotal, .product-total, .amount-cell) { text-align: end; font-variant-numeric: tabular-nums; }
a.remove {
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; color: var(--quiet);
  font-size: 1.4rem; --leading: 1; text-decoration: none;
}
a.remove:hover { background: var(--tint); color: var(--bad); }
.product-remove { width: 3.2rem; }
.product-thumbnail { width: 6.5rem; }
.product-thumbnail :is(img, svg) { display: block; width: 5rem; height: 5rem; object-fit: cover; border-radius: 0.7rem; background: var(--picture); color: var(--line-strong); }
td.product-name { overflow-wrap: anywhere; font-weight: 600; }
td.product-name > a { padding-block: 0.35rem; color: var(--ink); text-decoration: none; }
td.product-name > a:hover { text-decoration: underline; }
.variation { margin: 0.2rem 0 0; color: var(--quiet); font-size: 0.92rem; font-weight: 400; }
.variation dt, .variation dd { display: inline; margin: 0; }
.backorder_notification { margin: 0.2rem 0 0; color: var(--quiet); font-size: 0.92rem; font-weight: 400; }
.woocommerce-cart-form .actions { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: start; justify-content: space-between; padding-block: 1.25rem; }
.coupon { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: start; flex: 0 1 24rem; min-width: min(100%, 18rem); }
.coupon-field { flex: 1 1 8rem; min-width: 0; }
/* Of existing scripts. */
:is(.coupon-error-message, .coupon-error-notice) { display: block; flex: 1 0 100%; margin: 0.3rem 0 0; color: var(--bad); font-size: 0.92rem; }
.coupon .button { white-space: nowrap; }
.cart_totals, .order-box { padding: clamp(1.1rem, 3vw, 1.9rem); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.cart_totals h2, .order-box h2 { font-size: 1.3rem; margin-block-end: 0.4rem; }
/* What is asked has the row's end, what is chosen has a row: columns would halve the room of both. */
:is(.cart_totals .shop_table, .review-table), :is(.cart_totals, .review-table) :is(thead, tbody, tfoot) { display: block; }
:is(.cart_totals, .review-table) tr { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; padding-block: 0.9rem; border-block-end: 1px solid var(--line); }
:is(.cart_totals, .review-table) :is(th, td) { padding: 0; border: 0; }
:is(.cart_totals, .review-table) td:last-child { max-width: 100%; margin-inline-start: auto; text-align: end; font-variant-numeric: tabular-nums; }
:is(.cart_totals, .review-table tfoot) th { font-weight: 400; color: var(--quiet); }
:is(.cart_totals, .review-table) .order-total { border: 0; }
:is(.cart_totals, .review-table) .shipping :is(th, td:last-child) { flex: 1 1 100%; text-align: start; }
:is(.cart_totals, .review-table) .order-total :is(th, td) { color: var(--ink); font-size: 1.1rem; font-weight: 650; }
.includes_tax { display: block; color: var(--quiet); font-weight: 400; font-size: 0.85rem; }
.woocommerce-shipping-methods { display: grid; margin: 0; padding: 0; list-style: none; }
.woocommerce-shipping-methods li { display: flex; gap: 0.6rem; align-items: center; min-height: 2.25rem; }
.woocommerce-shipping-methods label { flex: 1; padding-block: 0.4rem; font-weight: 400; }
@media (pointer: coarse) { .woocommerce-shipping-methods li { min-height: 2.75rem; } }
.woocommerce-shipping-destination { margin: 0.5rem 0 0; color: var(--quiet); font-size: 0.92rem; }
.update-totals { margin-block-start: 0.75rem; min-height: 2.75rem; }
.woocommerce-remove-coupon { margin-inline-start: 0.5rem; padding-block: 0.5rem; font-size: 0.92rem; }
.wc-proceed-to-checkout { padding-block-start: 1rem; }
@media (max-width: 47.99rem) {
  .woocommerce-cart-form__contents thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .woocommerce-cart-form__contents, .woocommerce-cart-form__contents tbody { display: block; }
  .woocommerce-cart-form__contents .cart_item {
    display: grid; grid-template-columns: 5rem minmax(0, 1fr) auto 2.75rem; justify-items: start; gap: 0.15rem 0.75rem; align-items: center;
    padding-block: 1.1rem; border-block-end: 1px solid var(--line);
  }
  .woocommerce-cart-form__contents td { padding: 0; border: 0; width: auto; }
  .woocommerce-cart-form__contents .product-thumbnail { grid-area: 1 / 1 / span 3; }
  .woocommerce-cart-form__contents .product-name { grid-area: 1 / 2 / auto / span 2; }
  .woocommerce-cart-form__contents .product-remove { grid-area: 1 / 4; justify-self: end; }
  .woocommerce-cart-form__contents .product-price { grid-area: 2 / 2 / auto / span 3; color: var(--quiet); }
  .woocommerce-cart-form__contents .product-quantity { grid-area: 3 / 2; }
  .woocommerce-cart-form__contents .product-subtotal { grid-area: 3 / 3 / auto / span 2; justify-self: end; font-weight: 600; }
  .woocommerce-cart-form .actions > .button { flex: 1 1 auto; }
  .coupon { flex: 1 1 100%; }
}
.widget_shopping_cart_content :is(img, svg) { width: 3.5rem; height: 3.5rem; object-fit: cover; border-radius: 0.5rem; }
.woocommerce-mini-cart { margin: 0; padding: 0; list-style: none; }
.woocommerce-mini-cart__buttons { display: flex; gap: 0.5rem; }
`;
