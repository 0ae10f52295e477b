export const frameCss = `
.whb-header { background: var(--surface); border-block-end: 1px solid var(--line); }
.whb-flex-row { display: flex; align-items: center; gap: 0.5rem clamp(0.75rem, 3vw, 2.5rem); padding-block: 0.5rem; }
.whb-closed .whb-flex-row { justify-content: space-between; }
.whb-column { display: flex; align-items: center; gap: 0.15rem; }
.whb-col-center { flex: 1; justify-content: center; }
.whb-header-bottom .whb-flex-row { padding-block-start: 0; }
.whb-header-bottom .whb-mobile-center { flex: 1; }
@media (max-width: 1024px) { .whb-visible-lg { display: none; } }
@media (min-width: 1025px) { .whb-hidden-lg { display: none; } }
.whb-mobile-center { flex: 1; min-width: 0; }
.whb-header .whb-hidden-lg:first-of-type { margin-inline-start: -0.5rem; }
.brand {
  display: inline-flex; align-items: center; gap: 0.55rem; min-height: 2.75rem; min-width: 0;
  color: var(--ink); font-size: 1.2rem; font-weight: 700; letter-spacing: -0.02em; text-decoration: none;
}
.brand svg { flex: none; color: var(--accent); }
.brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.wd-tools-element a {
  display: inline-flex; align-items: center; justify-content: center; gap: 1rem; min-width: 2.75rem; min-height: 2.75rem;
  border-radius: 2rem; color: var(--ink); text-decoration: none;
}
.wd-tools-element a:hover { background: var(--tint); }
.wd-tools-element a:focus-visible { border-radius: 2rem; outline-offset: 0; }
.wd-tools-icon { position: relative; display: inline-grid; }
.wd-tools-count {
  position: absolute; inset-block-start: -0.45rem; inset-inline-end: -0.55rem; display: grid; place-items: center;
  min-width: 1.15rem; height: 1.15rem; padding-inline: 0.25rem; border-radius: 1rem; background: var(--accent);
  color: var(--on-accent); font-size: 0.72rem; font-weight: 700; --leading: 1; font-variant-numeric: tabular-nums;
}
.wd-tools-count:empty { display: none; }
.wd-cart-number > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.wd-tools-sum { padding-inline-end: 0.6rem; font-weight: 600; }
.wd-header-cart:has(.wd-tools-sum) a { padding-inline-start: 0.6rem; }
/* It comes after the page: nothing beside it may move then. */
@media (scripting: enabled) { .wd-tools-sum { min-width: 5.5rem; } }
@media (scripting: none) { .wd-tools-sum:not(:has(.amount)) { display: none; } }
.wd-search-form { position: relative; width: 100%; max-width: 40rem; }
@media (max-width: 1024px) { .wd-search-form { max-width: none; } }
.searchform {
  display: flex; align-items: center; border: 1px solid var(--field); border-radius: 2rem; background: var(--paper);
}
.searchform:focus-within { outline: 3px solid var(--accent); outline-offset: 1px; }
.searchform :is(input, select, button) { border: 0; background-color: transparent; min-height: 2.65rem; outline: none; }
.searchform .s { flex: 1; min-width: 0; padding-inline: 1.1rem; border-radius: 2rem; appearance: none; }
.searchform select { flex: 0 1 auto; width: auto; max-width: 11rem; border-inline-start: 1px solid var(--line); border-radius: 0; color: var(--ink); }
.searchform .searchsubmit { display: grid; place-items: center; width: 2.9rem; padding: 0; cursor: pointer; color: var(--ink); }
.searchform :is(select, button):focus-visible { box-shadow: inset 0 0 0 2px var(--accent); border-radius: 2rem; }
@media (max-width: 37.49rem) { .searchform select { display: none; } }
.wd-dropdown-results:not(.wd-opened) { display: none; }
.wd-nav, .sub-menu { margin: 0; padding: 0; list-style: none; }
.wd-nav-main { display: flex; flex-wrap: wrap; gap: 0.15rem; margin-inline-start: -0.9rem; }
.wd-nav a, .sub-menu a {
  display: flex; align-items: center; min-height: 2.75rem; padding-inline: 0.9rem; border-radius: 2rem;
  color: var(--ink); text-decoration: none;
}
.wd-nav a:hover { background: var(--tint); }
.wd-nav [aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
.wd-nav-main .menu-item { position: relative; }
.wd-nav-main > .menu-item-has-children > a::after {
  content: ''; width: 0.4rem; height: 0.4rem; margin: -0.15rem 0 0 0; margin-inline-start: 0.55rem;
  border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: rotate(45deg);
}
.wd-nav-main .sub-menu {
  position: absolute; z-index: 5; inset-block-start: 100%; inset-inline-start: 0; min-width: 13rem; padding: 0.5rem;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.12); visibility: hidden; opacity: 0; transition: opacity 150ms;
}
.wd-nav-main .menu-item:is(:hover, :focus-within) > .sub-menu { visibility: visible; opacity: 1; }
.wd-nav-main .sub-menu .sub-menu { inset-block-start: 0; inset-inline-start: 100%; }
@media (prefers-reduced-motion: reduce) { .wd-nav-main .sub-menu { transition: none; } }
.menu-details summary {
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; cursor: pointer; list-style: none;
}
.menu-details summary::-webkit-details-marker { display: none; }
.menu-details summary:hover, .menu-details[open] summary { background: var(--tint); }
.menu-details .mobile-nav {
  position: absolute; z-index: 6; inset-inline: 0; margin-block-start: 0.5rem; padding: 0.75rem var(--space) 1.25rem;
  border-block: 1px solid var(--line); background: var(--surface); box-shadow: 0 1rem 2rem rgb(0 0 0 / 0.12);
}
.menu-details .wd-nav a { margin-inline: -0.9rem; }
.menu-details .wd-nav a:focus-visible { outline-offset: -3px; border-radius: 2rem; }
.menu-details .sub-menu { padding-inline-start: 1.1rem; }
.menu-details nav + nav { margin-block-start: 0.5rem; padding-block-start: 0.5rem; border-block-start: 1px solid var(--line); }
.site-footer { border-block-start: 1px solid var(--line); background: var(--surface); color: var(--quiet); font-size: 0.95rem; }
.footer-columns {
  display: grid; gap: 2rem; padding-block: clamp(2rem, 5vw, 3.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
}
@media (min-width: 48rem) { .footer-columns { grid-template-columns: 2fr repeat(3, 1fr); } }
.footer-brand p { max-width: 24rem; margin: 0.4rem 0 0; }
@media (max-width: 47.99rem) { .footer-brand { grid-column: 1 / -1; } }
.site-footer .widget-title { margin-block-end: 0.5rem; color: var(--ink); font-size: 1rem; letter-spacing: 0; }
.site-footer .widget ul { margin: 0; padding: 0; list-style: none; }
.site-footer .widget a { display: inline-flex; align-items: center; min-height: 2.1rem; color: var(--quiet); text-decoration: none; }
.site-footer .widget a:hover { color: var(--ink); text-decoration: underline; }
#coming-soon-footer-banner {
  position: sticky; inset-block-end: 0; z-index: 4; padding: 0.75rem var(--space); background: var(--ink); color: var(--paper);
  text-align: center;
}
#coming-soon-footer-banner a { margin-inline-start: 0.75rem; color: inherit; }
`;
