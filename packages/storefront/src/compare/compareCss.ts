export const compareCss = `
.wd-action-btn a {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-width: 2.75rem; min-height: 2.75rem;
  border-radius: 2rem; color: var(--ink); text-decoration: none;
}
.wd-action-btn.wd-style-text a { padding-inline: 0.75rem; }
.wd-action-btn a:hover { background: var(--tint); color: var(--accent); }
.wd-action-btn a.added { color: var(--accent); }
.wd-action-btn a.loading { opacity: 0.5; }
.wd-with-dropdown { position: relative; }
.wd-dropdown-compare {
  position: absolute; z-index: 6; inset-block-start: 100%; inset-inline-end: 0; min-width: 15rem; padding: 0.5rem; border: 1px solid var(--line);
  border-radius: var(--radius); background: var(--surface); box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.12); visibility: hidden; opacity: 0; transition: opacity 150ms;
}
.wd-with-dropdown:is(:hover, :focus-within):not(.wd-escaped) > .wd-dropdown-compare { visibility: visible; opacity: 1; }
@media (scripting: none) { .wd-dropdown-compare { display: none; } }
@media (prefers-reduced-motion: reduce) { .wd-dropdown-compare { transition: none; } }
.wd-dropdown-compare ul { margin: 0; padding: 0; list-style: none; }
.wd-dropdown-compare p { margin: 0; padding: 0.5rem 0.9rem; color: var(--quiet); }
.wd-dropdown-compare a { justify-content: space-between; width: 100%; padding-inline: 0.9rem; }
.wd-compare-table { --compare-image: 11rem; min-width: 0; margin-block-end: clamp(2rem, 5vw, 4rem); }
/* Where columns are narrow, those with long prices would have larger pictures than the others. */
.wd-compare-table tr:has(> :nth-child(6)) { --compare-image: 8.8rem; }
/* One product has nothing beside it: what stands there says how something comes. */
.wd-compare-one { display: grid; gap: clamp(0.9rem, 2vw, 1.75rem); }
@media (min-width: 48rem) { .wd-compare-one { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); } }
.wd-compare-one .wd-compare-table { margin-block-end: 0; }
.compare-head { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; justify-content: space-between; }
.compare-head h2 { margin-block-end: 0.4em; }
.scroll-x { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.wd-compare-table table { width: 100%; border-collapse: collapse; }
.wd-compare-table :is(th, td) {
  width: 20rem; min-width: 11rem; padding: 0.9rem 1.1rem; border-block-end: 1px solid var(--line); text-align: start;
  vertical-align: top; font-weight: 400;
}
.wd-compare-table tbody tr:last-child > * { border-block-end: 0; }
.wd-compare-table :is(tbody th, thead th:first-child) {
  position: sticky; inset-inline-start: 0; min-width: 7.5rem; width: 10rem; background: var(--surface); font-weight: 600;
}
.wd-compare-table thead th:not(:first-child) { position: relative; max-width: 20rem; }
/* Buttons stand in one line, below names of two lines and prices, and a price follows its name: what stays free is between it and the button. */
.wd-compare-table thead th:not(:first-child)::before {
  content: ''; float: inline-start; box-sizing: content-box; width: 0; height: calc(3lh + 1.65rem); padding-block-start: min(100%, var(--compare-image));
}
.compare-product span { display: block; }
.wd-compare-table thead .price { display: block; margin-block-end: 0.75rem; }
.wd-compare-table thead .button { display: flex; clear: both; width: fit-content; max-width: 100%; padding-inline: 0.9rem; white-space: nowrap; }
@media (max-width: 63.99rem) { .wd-compare-table thead .button { padding-inline: 0.6rem; font-size: 0.92rem; } }
.wd-compare-table p { margin: 0; }
.compare-product { display: block; margin-block-end: 0.3rem; color: var(--ink); font-weight: 600; text-decoration: none; }
.compare-product:hover span { text-decoration: underline; }
.compare-product :is(img, svg) {
  display: block; width: 100%; max-width: var(--compare-image); height: auto; aspect-ratio: 1; margin-block-end: 0.6rem; object-fit: cover;
  border-radius: 0.7rem; background: var(--picture); color: var(--line-strong);
}
.wd-compare-remove {
  position: absolute; inset-block-start: 1.1rem; inset-inline-start: calc(min(100% - 2.2rem, var(--compare-image)) + 1.1rem - 2.95rem); display: grid; place-items: center;
  width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--surface); color: var(--ink);
}
.wd-compare-remove-cat { display: inline-flex; align-items: center; min-height: 2.75rem; }
/* Two products fit side by side, and more look in at the edge: what is compared stands above its values, not beside them. */
@media (max-width: 39.99rem) {
  .wd-compare-table tr { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(9.25rem, 1fr); }
  .wd-compare-table tbody tr:not(:last-child) { border-block-end: 1px solid var(--line); }
  .wd-compare-table :is(th, td) { grid-row: 2; width: auto; min-width: 0; padding: 0.6rem 0.75rem; border: 0; overflow-wrap: anywhere; }
  .wd-compare-table thead th:first-child { display: none; }
  .wd-compare-table tbody th {
    grid-area: 1 / 1; justify-self: start; width: auto; min-width: 0; padding-block: 0.6rem 0; color: var(--quiet); font-size: 0.85rem; white-space: nowrap;
  }
  .wd-compare-table td { padding-block-start: 0.1rem; }
  .wd-compare-table thead .button { width: 100%; padding-inline: 0.25rem; font-size: 0.9rem; }
  .wd-compare-remove { inset-block-start: 0.6rem; inset-inline-start: calc(min(100% - 1.5rem, var(--compare-image)) + 0.75rem - 2.75rem); background: radial-gradient(circle closest-side, var(--surface) 76%, transparent 80%); }
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
