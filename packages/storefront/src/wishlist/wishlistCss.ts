export const wishlistCss = `
.wd-wishlist-group { margin-block-end: clamp(2rem, 5vw, 3.5rem); }
.wd-wishlist-group-title { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.wd-default-group {
  padding: 0.15rem 0.75rem; border-radius: 2rem; background: var(--tint); color: var(--accent); font-size: 0.85rem;
  font-weight: 650; letter-spacing: 0;
}
.wd-wishlist-one { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: clamp(0.9rem, 2vw, 1.75rem); }
.wd-wishlist-one .products { --columns: 1; }
@media (min-width: 40rem) { .wd-wishlist-one { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); } }
@media (min-width: 64rem) { .wd-wishlist-one { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); } }
.wd-wishlist-actions { display: flex; flex-wrap: wrap; flex: 1 1 100%; justify-content: space-between; gap: 0 0.5rem; }
.wd-wishlist-remove { display: inline-flex; align-items: center; gap: 0.25rem; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
.wd-wishlist-remove:hover { color: var(--bad); }
.wd-wishlist-remove .icon { width: 1.2rem; height: 1.2rem; }
.wd-wishlist-bulk-actions, .wd-wishlist-group-settings, .wd-wishlist-new-group {
  display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; margin-block-start: 1.5rem; padding: 1rem clamp(1rem, 2vw, 1.4rem);
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
}
/* What is done with products and what is done with their list are two halves of one box. */
.wd-wishlist-group:has(> .wd-wishlist-group-settings) .wd-wishlist-bulk-actions { border-end-start-radius: 0; border-end-end-radius: 0; }
.wd-wishlist-bulk + .wd-wishlist-group-settings { margin-block-start: -1px; border-start-start-radius: 0; border-start-end-radius: 0; }
.inline-fields { display: flex; flex: 1 1 min(26rem, 100%); max-width: 46rem; flex-wrap: wrap; min-width: 0; gap: 0.5rem 0.75rem; align-items: center; }
.inline-fields :is(input, select) { width: auto; min-width: 0; flex: 1 1 8rem; }
.inline-fields:has(.button ~ .button) { max-width: 60rem; }
@media (max-width: 63.99rem) { .inline-fields .button { padding-inline: 0.9rem; } }
@media (max-width: 39.99rem) {
  .inline-fields label { flex: 1 1 100%; }
  .inline-fields .button, .wd-wishlist-bulk-actions > .button { flex: 1 1 auto; padding-inline: 1rem; }
  .wd-wishlist-actions { flex-direction: column; }
}
@media (scripting: none) { .wd-wishlist-select-all { display: none; } }
.wd-wishlist-content.loading { opacity: 0.6; pointer-events: none; }
.wd-wishlist-chooser.wd-dialog { width: min(26rem, 100vw - 2rem); }
.wd-wishlist-chooser legend { padding-inline-end: 2.5rem; }
.wd-wishlist-chooser fieldset > .page-note { margin-block: 0 0.5rem; }
.wd-wishlist-chooser .check-label .page-note { font-size: 0.9rem; }
.wd-wishlist-chooser form:not(:has([value=new]:checked)) .wd-wishlist-new-title { display: none; }
.wd-wishlist-new-title { margin-block: 0.25rem 0; }
.wd-wishlist-refusal { margin-block: 0.75rem; color: var(--bad); }
.page-note { color: var(--quiet); }
`;
