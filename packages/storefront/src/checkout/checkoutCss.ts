export const checkoutCss = `
form.checkout { display: grid; gap: clamp(1.5rem, 4vw, 3.5rem); grid-template-columns: minmax(0, 1fr); align-items: start; }
@media (min-width: 64rem) { form.checkout { grid-template-columns: minmax(0, 1fr) 27rem; } }
#customer_details { display: grid; gap: 1.5rem; }
#customer_details h2 { font-size: clamp(1.3rem, 1.1rem + 0.7vw, 1.7rem); }
.opens { padding-block-start: 0.5rem; border-block-start: 1px solid var(--line); }
.opens:not(:has(.opener:checked)) > :not(.check-label) { display: none; }
.opens > .check-label { font-weight: 600; }
.opens > :not(.check-label) { padding-block-start: 1rem; }
.coupon-details { margin-block-end: 1.75rem; }
.coupon-details summary { min-height: 2.75rem; padding-block: 0.5rem; color: var(--accent); cursor: pointer; }
.coupon-details form { max-width: 26rem; padding-block: 0.5rem; }
/* Existing scripts hide it for a link of theirs to show: here it is shown by what is around it. */
.coupon-details[open] > .checkout_coupon { display: flex !important; }
form.checkout > .woocommerce-NoticeGroup { grid-column: 1 / -1; }
.payment_methods { display: grid; gap: 0.6rem; margin: 0 0 1.25rem; padding: 0; list-style: none; }
.wc_payment_method { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.7rem; }
.wc_payment_method:has(:checked) { border-color: var(--accent); background: var(--tint); }
.wc_payment_method label { margin-inline-start: 0.5rem; }
.wc_payment_method:not(:has(input:checked)) .payment_box { display: none; }
.payment_box { margin-block-start: 0.5rem; color: var(--quiet); font-size: 0.95rem; }
.payment_box > :last-child { margin-block-end: 0; }
#payment { padding-block-start: 1.25rem; }
.place-order { margin: 0; }
.review-table td.product-name { flex: 1 1 0; min-width: 8rem; font-weight: 400; }
.order_details:is(ul) {
  display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 0 0 2rem; padding: 1.1rem 1.4rem; border: 1px solid var(--line);
  border-radius: var(--radius); background: var(--surface); list-style: none;
}
@media (max-width: 39.99rem) {
  .order_details:is(ul) { display: grid; gap: 0; padding-block: 0.4rem; }
  .order_details:is(ul) li { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; padding-block: 0.6rem; }
  .order_details:is(ul) strong { margin-inline-start: auto; text-align: end; }
  .order_details:is(ul) li + li { border-block-start: 1px solid var(--line); }
}
.order_details:is(ul) li { color: var(--quiet); font-size: 0.92rem; }
.order_details:is(ul) strong { display: block; color: var(--ink); font-size: 1.05rem; overflow-wrap: anywhere; }
.order-section { margin-block-end: 2.25rem; }
@media (min-width: 40rem) and (max-width: 63.99rem) { .order_details:is(ul) { display: grid; grid-template-columns: repeat(3, auto); justify-content: space-between; } }
@media (min-width: 64rem) { .order_details:is(ul) { justify-content: space-between; } }
p + .order-parts { margin-block-start: 2rem; }
/* How it is paid and where it goes stand beside what was ordered. */
@media (min-width: 80rem) {
  .order-parts:has(> :nth-child(2)) { display: grid; grid-template: auto 1fr / minmax(0, 1fr) 26rem; column-gap: clamp(1.5rem, 4vw, 3.5rem); }
  .order-parts > * { grid-column: 2; }
  .order-parts > .woocommerce-order-details { grid-area: 1 / 1 / span 2; }
  .order-parts .order_details:is(ul) { display: grid; gap: 0.75rem; margin-block-end: 0; }
}
.order-section h2 { font-size: 1.35rem; }
.order-note { margin-block-start: 1rem; }
.addresses { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
address { font-style: normal; overflow-wrap: anywhere; }
`;
