export const noticesCss = `
.woocommerce-notices-wrapper:not(:empty) { display: grid; gap: 0.75rem; margin-block-end: 1.75rem; }
.woocommerce-error, .woocommerce-message, .woocommerce-info {
  margin: 0; padding: 0.9rem 1.25rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent);
  border-radius: 0.6rem; background: var(--surface); list-style: none; overflow-wrap: anywhere;
}
/* It has the focus to be heard, and nothing can be done with it. */
.woocommerce-notices-wrapper [tabindex='-1']:focus { outline: none; }
.woocommerce-error { border-inline-start-color: var(--bad); }
.woocommerce-error ul { margin: 0; padding: 0; list-style: none; }
.woocommerce-error li + li { margin-block-start: 0.35rem; }
.woocommerce-message { border-inline-start-color: var(--good); }
.woocommerce-message .button, .woocommerce-info .button, .woocommerce-error .button {
  float: inline-end; margin-inline-start: 1rem; min-height: 2rem; padding-inline: 1rem;
}
.woocommerce-store-notice {
  margin: 0; padding: 0.6rem var(--space); background: var(--bar); color: var(--on-bar); text-align: center;
}
.woocommerce-store-notice a { color: inherit; }
.woocommerce-store-notice__dismiss-link { margin-inline-start: 0.4rem; padding: 0.6rem 0.35rem; }
@media (max-width: 39.99rem) { .woocommerce-store-notice { padding: 0.35rem 0.75rem; font-size: 0.875rem; --leading: 1.4; } }
@media (scripting: none) {
  .woocommerce-store-notice__dismiss-link { display: none; }
}
`;
