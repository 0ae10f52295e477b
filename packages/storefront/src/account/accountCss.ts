export const accountCss = `
.side-menu { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.side-menu a { display: flex; align-items: center; min-height: 2.75rem; padding-inline: 0.9rem; border-radius: 2rem; color: var(--ink); text-decoration: none; }
.side-menu a:hover, .side-menu [aria-current] { background: var(--tint); }
.side-menu [aria-current] { color: var(--accent); font-weight: 600; }
@media (max-width: 39.99rem) {
  .side-menu { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.5rem; }
  .side-menu a { height: 100%; border: 1px solid var(--line); border-radius: 0.7rem; background: var(--surface); overflow-wrap: anywhere; }
  /* No bolder than the others: words would break, and the row grow, where one stands. */
  .side-menu [aria-current] { border-color: var(--accent); background: var(--tint); font-weight: inherit; }
}
@media (min-width: 64rem) { .side-menu { flex-direction: column; margin-inline-start: -0.9rem; } }
.woocommerce-MyAccount-content { min-width: 0; }
.account-forms { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.account-forms:not(:has(> :nth-child(2))) { max-width: 38rem; }
.account-box { padding: clamp(1.25rem, 3vw, 2.25rem); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.account-box h2 { font-size: 1.4rem; }
.account-box .lost_password { margin: 1rem 0 0; }
.account-box .check-label { margin-block-end: 0.75rem; }
.narrow-form { max-width: 46rem; }
.form-row .page-note { display: block; margin-block-start: 0.3rem; font-size: 0.92rem; }
mark { background: none; color: inherit; font-weight: 600; }
.password-input { position: relative; display: block; }
.show-password-input { position: absolute; inset-inline-end: 0.5rem; inset-block: 0.4rem; border: 0; background: none; cursor: pointer; }
.stacks td:last-child { text-align: end; }
.stacks .button { min-height: 2.75rem; }
@media (min-width: 40rem) and (max-width: 63.99rem) { .woocommerce-orders-table__cell-order-actions .order-again { margin-block-start: 0.5rem; } }
@media (min-width: 64rem) { .woocommerce-orders-table__cell-order-actions { white-space: nowrap; } .woocommerce-orders-table__cell-order-actions .order-again { display: inline-block; margin-inline-start: 0.5rem; } }
@media (max-width: 39.99rem) {
  .stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacks, .stacks tbody { display: block; }
  .stacks tr { display: block; padding-block: 0.75rem; border-block-end: 1px solid var(--line); }
  .stacks :is(th, td), .stacks td:last-child { display: flex; justify-content: space-between; gap: 1rem; padding: 0.3rem 0; border: 0; text-align: end; }
  .stacks td:last-child { justify-content: end; }
  .stacks [data-title]::before { content: attr(data-title) ':'; color: var(--quiet); font-weight: 400; }
}
`;
