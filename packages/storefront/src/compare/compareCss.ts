export const compareCss = `
.wd-action-btn a {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-width: 2.75rem; min-height: 2.75rem;
  border-radius: 2rem; color: var(--ink); text-decoration: none;
}
.wd-action-btn.wd-style-text a { padding-inline: 0.75rem; }
.wd-action-btn a:hover { background: var(--tint); color: var(--accent); }
.wd-action-btn a.added { color: var(--accent); }
.wd-action-btn a.loading { opacity: 0.5; }
.wd-compare-table { margin-block-end: clamp(2rem, 5vw, 4rem); }
.compare-head { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; justify-content: space-between; }
.compare-head h2 { margin-block-end: 0.4em; }
.scroll-x { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.wd-compare-table table { width: 100%; border-collapse: collapse; }
.wd-compare-table :is(th, td) {
  min-width: 11rem; padding: 0.9rem 1.1rem; border-block-end: 1px solid var(--line); text-align: start;
  vertical-align: top; font-weight: 400;
}
.wd-compare-table tbody tr:last-child > * { border-block-end: 0; }
.wd-compare-table :is(tbody th, thead th:first-child) {
  position: sticky; inset-inline-start: 0; min-width: 7.5rem; width: 10rem; background: var(--surface); font-weight: 600;
}
.wd-compare-table thead th:not(:first-child) { position: relative; max-width: 20rem; }
.wd-compare-table thead .price { display: block; margin-block-end: 0.75rem; }
.wd-compare-table p { margin: 0; }
.compare-product { display: block; margin-block-end: 0.3rem; color: var(--ink); font-weight: 600; text-decoration: none; }
.compare-product:hover span { text-decoration: underline; }
.compare-product :is(img, svg) {
  display: block; width: 100%; max-width: 11rem; height: auto; aspect-ratio: 1; margin-block-end: 0.6rem; object-fit: cover;
  border-radius: 0.7rem; background: var(--picture); color: var(--line-strong);
}
.wd-compare-remove {
  position: absolute; inset-block-start: 1.2rem; inset-inline-end: 1.2rem; display: grid; place-items: center;
  width: 2.2rem; height: 2.2rem; border-radius: 50%; background: var(--surface); color: var(--ink);
}
.wd-compare-remove:hover { color: var(--bad); }
.pills { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.75rem; padding: 0; list-style: none; }
.pills a {
  display: inline-flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; padding-inline: 1rem;
  border: 1px solid var(--line); border-radius: 2rem; background: var(--surface); color: var(--ink); text-decoration: none;
}
.pills a:hover, .pills [aria-current] { background: var(--tint); color: var(--accent); }
.count { color: var(--quiet); font-variant-numeric: tabular-nums; }
`;
