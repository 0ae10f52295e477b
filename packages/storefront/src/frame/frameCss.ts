export const frameCss = `
.header-banner { position: relative; background: var(--bar); color: var(--on-bar); }
.header-banner-text { padding-block: 0.6rem; padding-inline-end: calc(var(--space) + 2.75rem); text-align: center; }
.header-banner-text > :last-child { margin-block-end: 0; }
.header-banner a { color: inherit; }
.close-header-banner {
  position: absolute; inset-block: 0; inset-inline-end: 0.25rem; width: 2.75rem; padding: 0; border: 0; background: none; color: inherit; cursor: pointer;
}
.close-header-banner .icon { width: 1.2rem; height: 1.2rem; vertical-align: middle; }
.header-banner :focus-visible { outline-color: currentColor; outline-offset: -3px; }
@media (scripting: none) { .close-header-banner { display: none; } }
.whb-header { background: var(--surface); border-block-end: 1px solid var(--line); }
.whb-flex-row { display: flex; align-items: center; gap: 0.5rem clamp(0.75rem, 3vw, 2.5rem); padding-block: 0.5rem; }
.whb-closed .whb-flex-row { justify-content: space-between; }
.whb-column { display: flex; align-items: center; gap: 0.15rem; }
.whb-col-center { flex: 1; justify-content: center; }
/*
 * What has not come to its end is still coming, and would move until all of it is there: the whole is shown at once. Its end is an element of
 * its own, because a browser may look for the element after it only when that one is complete. The classes are our own, too: pages have HTML
 * in them with those of other shops, and without such an end.
 */
.only-whole:not(:has(> .whole)) { display: none; }
/* Keeps its place meanwhile. */
.when-whole:not(:has(.whole)) { visibility: hidden; }
.whb-header-bottom .whb-flex-row { padding-block-start: 0; }
.whb-header-bottom .whb-mobile-center { flex: 1; }
@media (max-width: 1024px) { .whb-visible-lg, .whb-hidden-mobile { display: none; } }
@media (min-width: 1025px) { .whb-hidden-lg { display: none; } }
.whb-mobile-center { flex: 1; min-width: 0; }
.whb-header .whb-hidden-lg:first-of-type { margin-inline-start: -0.5rem; }
.brand {
  display: inline-flex; align-items: center; gap: 0.55rem; min-height: 2.75rem; min-width: 0;
  color: var(--ink); font-size: 1.2rem; font-weight: 700; letter-spacing: -0.02em; text-decoration: none;
}
.brand svg { flex: none; color: var(--accent); }
.brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
/* Where the search is one tool more, or the window is that narrow, a short name has no room beside its picture. */
@media (max-width: 25.99rem) {
  .whb-flex-row:has(.whb-mobile-right .wd-header-search) .whb-mobile-center .brand span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
}
@media (max-width: 21.49rem) { .whb-mobile-center .brand span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); } }
.wd-tools-element :is(a, summary) {
  display: inline-flex; align-items: center; justify-content: center; gap: 1rem; min-width: 2.75rem; min-height: 2.75rem;
  border-radius: 2rem; color: var(--ink); text-decoration: none;
}
.wd-tools-element :is(a, summary):hover { background: var(--tint); }
.wd-tools-element :is(a, summary):focus-visible { border-radius: 2rem; outline-offset: 0; }
.wd-tools-icon { position: relative; display: inline-grid; }
.wd-tools-count {
  position: absolute; inset-block-start: -0.45rem; inset-inline-end: -0.55rem; display: grid; place-items: center;
  min-width: 1.15rem; height: 1.15rem; padding-inline: 0.25rem; border-radius: 1rem; background: var(--accent);
  color: var(--on-accent); font-size: 0.72rem; font-weight: 700; --leading: 1; font-variant-numeric: tabular-nums;
}
.wd-tools-count:empty { display: none; }
.wd-tools-count.is-zero { width: 1px; min-width: 0; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
.wd-cart-number > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.wd-tools-sum { padding-inline-end: 0.6rem; font-weight: 600; }
.wd-header-cart:has(.wd-tools-sum) a { padding-inline-start: 0.6rem; }
/* It comes after the page: nothing beside it may move then. */
@media (scripting: enabled) { .wd-tools-sum { min-width: 5rem; text-align: end; } }
/* At the end of the header it ends where the page's lines do: the room around it is outside. */
.whb-col-right > .wd-header-cart:last-child:has(.wd-tools-sum) { margin-inline-end: -0.6rem; }
@media (scripting: none) { .wd-tools-sum:not(:has(.amount)) { display: none; } }
.wd-header-search summary { list-style: none; cursor: pointer; }
.wd-header-search summary::-webkit-details-marker { display: none; }
.wd-header-search .wd-search-place {
  position: absolute; z-index: 6; inset-block-start: 100%; inset-inline-end: var(--space); width: min(34rem, 100% - 2 * var(--space)); padding: 0.75rem;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.12);
}
.wd-search-form { position: relative; width: 100%; max-width: 40rem; }
@media (max-width: 1024px) { .wd-search-form { max-width: none; } }
.searchform {
  display: flex; align-items: center; border: 1px solid var(--field); border-radius: 2rem; background: var(--paper);
}
.searchform:focus-within { outline: 3px solid var(--accent); outline-offset: 1px; }
.searchform :is(input, select, button) { border: 0; background-color: transparent; min-height: 2.75rem; outline: none; }
.searchform .s { flex: 1; min-width: 0; padding-inline: 1.1rem; border-radius: 2rem; appearance: none; text-overflow: ellipsis; }
.searchform ::-webkit-search-cancel-button {
  appearance: none; width: 0.85rem; height: 0.85rem; margin-inline: 0.5rem; cursor: pointer;
  background: linear-gradient(45deg, transparent 46%, var(--quiet) 46% 54%, transparent 54%), linear-gradient(-45deg, transparent 46%, var(--quiet) 46% 54%, transparent 54%);
}
.searchform select { flex: 0 1 auto; width: auto; max-width: 11rem; border-inline-start: 1px solid var(--line); border-radius: 0; color: var(--ink); }
.searchform .searchsubmit { display: grid; place-items: center; width: 2.9rem; padding: 0; cursor: pointer; color: var(--ink); }
.searchform :is(select, button):focus-visible { box-shadow: inset 0 0 0 2px var(--accent); border-radius: 2rem; }
@media (max-width: 37.49rem) { .searchform select { display: none; } }
.wd-dropdown-results:not(.wd-opened) { display: none; }
.wd-nav, .sub-menu { margin: 0; padding: 0; list-style: none; }
.wd-nav-main { display: flex; flex-wrap: wrap; gap: 0.15rem; margin-inline-start: -0.9rem; }
.wd-nav :is(a, .menu-heading), .sub-menu a {
  display: flex; align-items: center; min-height: 2.75rem; padding-inline: 0.9rem; border-radius: 2rem;
  color: var(--ink); text-decoration: none;
}
button.menu-heading { margin: 0; border: 0; background: none; font: inherit; text-align: start; cursor: pointer; }
.wd-nav :is(a, button.menu-heading):hover { background: var(--tint); }
.wd-nav [aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
.wd-nav-main .menu-item { position: relative; }
.wd-nav-main > .menu-item-has-children > :is(a, .menu-heading)::after {
  content: ''; width: 0.4rem; height: 0.4rem; margin: -0.15rem 0 0 0; margin-inline-start: 0.55rem;
  border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: rotate(45deg);
}
.wd-nav-main .sub-menu {
  position: absolute; z-index: 5; inset-block-start: 100%; inset-inline-start: 0; min-width: 13rem; padding: 0.5rem;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.12); visibility: hidden; opacity: 0; transition: opacity 150ms;
  /* Laid out when somebody opens it, not with every page. */
  content-visibility: hidden;
}
.wd-nav-main .menu-item:is(:hover, :focus-within) > .sub-menu { visibility: visible; opacity: 1; content-visibility: visible; }
.whb-flex-row { position: relative; }
.wd-nav-main .menu-mega-dropdown { position: static; }
.wd-nav-main .mega-menu {
  inset-inline: var(--space); inset-block-start: calc(100% - 0.5rem); display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem; padding: 1.25rem;
  max-height: calc(100dvh - 9rem); overflow: auto;
}
.mega-column > :is(a, .menu-heading) { display: flex; align-items: center; min-height: 2.5rem; padding-inline: 0.9rem; color: var(--ink); font-weight: 650; }
.mega-links { margin: 0; padding: 0; list-style: none; }
.mega-links a { min-height: 2.25rem; color: var(--quiet); }
.mega-html { padding-inline: 0.9rem; color: var(--quiet); }
.mega-html.mega-html a { display: inline; padding: 0; color: var(--accent); text-decoration: underline; }
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
.menu-details .wd-nav :is(a, .menu-heading) { margin-inline: -0.9rem; }
.menu-details .mega-html { padding-inline: 0; }
.menu-details .wd-nav .mega-html a { margin-inline: 0; }
.menu-details .wd-nav a:focus-visible { outline-offset: -3px; border-radius: 2rem; }
.menu-details .sub-menu { padding-inline-start: 1.1rem; }
.menu-details nav + nav { margin-block-start: 0.5rem; padding-block-start: 0.5rem; border-block-start: 1px solid var(--line); }
.site-footer { border-block-start: 1px solid var(--line); background: var(--surface); color: var(--quiet); font-size: 0.95rem; }
.footer-columns {
  display: grid; gap: 2rem; padding-block: clamp(2rem, 5vw, 3.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
}
@media (min-width: 40rem) { .footer-columns { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 64rem) {
  .footer-columns { grid-template-columns: 2fr repeat(3, 1fr); }
  /* Few columns stand at the end, where the last of many do. */
  .footer-columns:not(:has(> :nth-child(4))) { grid-template-columns: 3fr repeat(2, 1fr); }
  .footer-columns:not(:has(> :nth-child(3))) { grid-template-columns: 4fr 1fr; }
}
.footer-brand p { max-width: 24rem; margin: 0.4rem 0 0; }
@media (max-width: 63.99rem) { .footer-brand { grid-column: 1 / -1; } }
.site-footer .widget-title { margin-block-end: 0.5rem; color: var(--ink); font-size: 1rem; letter-spacing: 0; }
.site-footer .widget ul { margin: 0; padding: 0; list-style: none; }
.site-footer .widget a { display: inline-flex; align-items: center; min-height: 2.1rem; color: var(--quiet); text-decoration: none; }
.site-footer .widget a:hover { color: var(--ink); text-decoration: underline; }
#coming-soon-footer-banner {
  position: sticky; inset-block-end: 0; z-index: 4; padding: 0.75rem var(--space); background: var(--bar); color: var(--on-bar);
  text-align: center;
}
#coming-soon-footer-banner a { margin-inline-start: 0.75rem; color: inherit; }
`;
