export const wishlistCss = `
.wd-wishlist-group { margin-block-end: clamp(2rem, 5vw, 3.5rem); }
.wd-wishlist-group-title { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.wd-default-group {
  padding: 0.15rem 0.75rem; border-radius: 2rem; background: var(--tint); color: var(--accent); font-size: 0.85rem;
  font-weight: 650; letter-spacing: 0;
}
.wd-wishlist-actions { display: flex; flex-wrap: wrap; flex: 1 1 100%; justify-content: space-between; gap: 0 0.5rem; }
.wd-wishlist-remove { display: inline-flex; align-items: center; gap: 0.25rem; min-height: 2.75rem; color: var(--ink); text-decoration: none; }
.wd-wishlist-remove:hover { color: var(--bad); }
.wd-wishlist-remove .icon { width: 1.2rem; height: 1.2rem; }
.wd-wishlist-bulk-actions, .wd-wishlist-group-settings, .wd-wishlist-new-group {
  display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; margin-block-start: 1.5rem;
}
.inline-fields { display: flex; flex: 1 1 26rem; flex-wrap: wrap; max-width: 46rem; gap: 0.5rem 0.75rem; align-items: center; }
.inline-fields :is(input, select) { width: auto; min-width: 0; flex: 1 1 10rem; }
.page-note { color: var(--quiet); }
`;
