/** What scripts bring out: the header that stays, panels beside the page, suggestions. */
export const liveCss = `
/* Not handed on: every style in the header would be reckoned again when it is set. */
@property --header-height { syntax: '<length>'; inherits: false; initial-value: 0px; }
.whb-sticky-prepared { min-height: var(--header-height); }
.whb-sticked .whb-sticky-row, .whb-clone {
  position: fixed; z-index: 20; inset-block-start: 0; inset-inline: 0; background: var(--surface);
  border-block-end: 1px solid var(--line); box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.08);
}
.whb-sticky-row, .whb-clone { transition: transform 250ms ease; }
.whb-scroll-slide.whb-sticky-real.whb-sticked .whb-sticky-row { animation: header-in 400ms ease; }
@keyframes header-in { from { transform: translateY(-100%); } }
.whb-clone { transform: translateY(-110%); visibility: hidden; transition: transform 400ms ease, visibility 0s 400ms; }
.whb-clone .wd-nav-main { margin: 0; gap: 0; }
.whb-clone .wd-nav-main > .menu-item > :is(a, .menu-heading) { padding-inline: 0.7rem; }
@media (max-width: 1199px) { .whb-clone .wd-nav-main > .menu-item > :is(a, .menu-heading) { padding-inline: 0.35rem; } }
.whb-clone .wd-search-form { flex: 1 1 9rem; min-width: 9rem; max-width: 16rem; margin-inline-start: 0.75rem; }
.whb-clone .searchform select { display: none; }
.whb-clone .searchform .s { padding-inline-end: 0; }
@media (max-width: 1199px) { .whb-clone .wd-nav-main { font-size: 0.92rem; } .whb-clone .wd-search-form { flex-basis: 7rem; min-width: 7rem; } .whb-clone .whb-flex-row { gap: 0.75rem; } }
.whb-clone .wd-tools-sum { display: none; }
.whb-sticked .whb-clone { transform: none; visibility: visible; transition: transform 400ms ease; }
.whb-hide-on-scroll.whb-scroll-down.whb-sticked :is(.whb-sticky-row, .whb-clone) { transform: translateY(-110%); }
.whb-hide-on-scroll.whb-scroll-down.whb-sticked :is(.whb-sticky-row, .whb-clone):focus-within { transform: none; }
.wd-nav-main.wd-event-click .menu-item:not(.wd-opened):is(:hover, :focus-within) > .sub-menu { visibility: hidden; opacity: 0; content-visibility: hidden; }
.wd-nav-main .menu-item.wd-opened > .sub-menu { visibility: visible; opacity: 1; content-visibility: visible; }
.wd-nav-main.wd-escaped .sub-menu.sub-menu { visibility: hidden; opacity: 0; content-visibility: hidden; }
.wd-close-side {
  position: fixed; inset: 0; z-index: 30; background: rgb(0 0 0 / 0.5); visibility: hidden; opacity: 0;
  transition: opacity 250ms, visibility 0s 250ms;
}
.wd-close-side-opened { visibility: visible; opacity: 1; transition: opacity 250ms; }
.wd-side-hidden {
  position: fixed; z-index: 31; inset-block: 0; inset-inline-end: 0; display: flex; flex-direction: column; width: min(26rem, 100vw - 3rem);
  background: var(--surface); color: var(--ink); box-shadow: 0 0 3rem rgb(0 0 0 / 0.25); overflow: auto; overscroll-behavior: contain;
  visibility: hidden; transform: translateX(100%); transition: transform 300ms ease, visibility 0s 300ms; outline: none;
}
[dir=rtl] .wd-side-hidden { transform: translateX(-100%); }
.wd-side-hidden[hidden] { display: none; }
.wd-side-hidden.wd-opened, [dir=rtl] .wd-side-hidden.wd-opened { visibility: visible; transform: none; transition: transform 300ms ease; }
.wd-side-hidden .wd-heading {
  display: flex; align-items: center; justify-content: space-between; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line);
  position: sticky; inset-block-start: 0; z-index: 1; background: var(--surface);
}
.wd-side-hidden .title { font-size: 1.15rem; font-weight: 700; }
.close-side-widget button { min-height: 2.75rem; padding-inline: 0.9rem; border: 0; border-radius: 2rem; background: transparent; color: var(--quiet); font: inherit; cursor: pointer; }
.close-side-widget button:hover { background: var(--tint); color: var(--ink); }
.wd-side-hidden.wd-left { inset-inline: 0 auto; transform: translateX(-100%); }
[dir=rtl] .wd-side-hidden.wd-left { transform: translateX(100%); }
.wd-side-hidden.wd-left.wd-opened.wd-opened { transform: none; }
.wd-side-hidden-nav .wd-heading { justify-content: flex-end; }
.wd-side-hidden-nav nav { padding: 0.5rem 0.75rem 1.5rem; }
.wd-nav-mob-tab { display: flex; border-block-end: 1px solid var(--line); }
.mobile-tab-title { flex: 1; display: grid; place-items: center; min-height: 3rem; font-weight: 600; color: var(--quiet); cursor: pointer; }
.mobile-tab-title.wd-active { color: var(--ink); box-shadow: inset 0 -2px var(--accent); }
.wd-side-hidden-nav .menu-item { display: flex; flex-wrap: wrap; align-items: center; }
.wd-side-hidden-nav .menu-item > :is(a, .menu-heading) { flex: 1; }
.wd-side-hidden-nav .menu-item-has-children > .menu-heading { cursor: pointer; }
.wd-side-hidden-nav .sub-menu { flex-basis: 100%; padding-inline-start: 0.9rem; }
.wd-layout-drilldown .sub-menu { padding-inline-start: 0; animation: drilled 200ms ease; }
@keyframes drilled { from { opacity: 0; transform: translateX(1.5rem); } }
.wd-nav-opener { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
.wd-nav-opener::after { content: ''; width: 0.5rem; height: 0.5rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); transition: transform 200ms; }
.opener-page > .wd-nav-opener::after { transform: rotate(225deg); }
.wd-drilldown-back button { display: flex; align-items: center; width: 100%; min-height: 2.75rem; padding-inline: 0.9rem; border: 0; background: none; color: var(--quiet); font: inherit; font-weight: 600; cursor: pointer; }
.wd-drilldown-back button::before { content: '←'; margin-inline-end: 0.6rem; }
[dir=rtl] .wd-drilldown-back button::before { content: '→'; }
.login-form-side form, .login-form-side > p { padding: 1.25rem 1.25rem 0; margin: 0; }
.login-form-side .lost_password { margin: 0.9rem 0 0; }
.cart-widget-side .widget { padding: 0.75rem 1.25rem 1.5rem; }
.woocommerce-mini-cart { margin: 0; padding: 0; list-style: none; }
.mini_cart_item {
  position: relative; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr) auto; gap: 0.2rem 0.9rem; align-items: start;
  padding-block: 0.9rem; border-block-end: 1px solid var(--line); transition: opacity 200ms;
}
.mini_cart_item.updating { opacity: 0.6; pointer-events: none; }
.mini_cart_item > a:not(.remove) { display: contents; color: var(--ink); font-weight: 600; text-decoration: none; }
.mini_cart_item img { grid-column: 1; grid-row: 1 / span 3; width: 4.5rem; height: 4.5rem; object-fit: cover; border-radius: 0.6rem; background: var(--picture); }
.mini_cart_item .quantity, .mini_cart_item dl { grid-column: 2; margin: 0; color: var(--quiet); font-size: 0.92rem; }
.mini_cart_item .remove {
  grid-column: 3; grid-row: 1; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin-block-start: -0.5rem; border-radius: 50%;
  color: var(--quiet); font-size: 1.3rem; text-decoration: none;
}
.mini_cart_item .remove:hover { background: var(--tint); color: var(--bad); }
.woocommerce-mini-cart__total { display: flex; justify-content: space-between; margin: 1.1rem 0; font-size: 1.1rem; }
.woocommerce-mini-cart__buttons { display: grid; gap: 0.6rem; margin: 0; }
.woocommerce-mini-cart__buttons .button { justify-content: center; text-align: center; }
.woocommerce-mini-cart__empty-message { padding-block: 1.5rem; color: var(--quiet); text-align: center; }
/* A choice sorts, or counts anew, by itself; the button takes no place, and is there for the keyboard should the script not come. */
@media (scripting: enabled) {
  .woocommerce-ordering { position: relative; }
  .woocommerce-ordering button[type=submit] { position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 2; }
  .woocommerce-ordering button[type=submit]:not(:focus) { opacity: 0; pointer-events: none; }
}
@media (scripting: enabled) {
  .woocommerce-shipping-totals td { position: relative; }
  .update-totals { position: absolute; inset-block-end: 0; inset-inline-end: 0; z-index: 2; }
  .update-totals:not(:focus) { opacity: 0; pointer-events: none; }
}
.ajax_add_to_cart.loading, .button[aria-busy=true] { opacity: 0.65; pointer-events: none; }
:is(.ajax_add_to_cart.loading, .button[aria-busy=true])::after {
  content: ''; display: inline-block; width: 0.9em; height: 0.9em; margin-inline-start: 0.6em; border: 2px solid currentColor;
  border-inline-end-color: transparent; border-radius: 50%; vertical-align: -0.1em; animation: turning 700ms linear infinite;
}
.ajax_add_to_cart.added::after { content: '\\2713'; margin-inline-start: 0.5em; }
@keyframes turning { to { rotate: 1turn; } }
a.added_to_cart { display: flex; align-items: center; justify-content: center; flex-basis: 100%; min-height: 2.75rem; font-weight: 600; }
.wd-dropdown-results {
  position: absolute; z-index: 9999; inset-inline: 0; inset-block-start: calc(100% + 0.4rem); max-height: min(300px, 70vh); min-inline-size: min(300px, 90vw); overflow: auto;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.16);
}
a.autocomplete-suggestion { display: flex; align-items: center; gap: 0.8rem; padding: 0.55rem 0.9rem; color: var(--ink); text-decoration: none; }
.autocomplete-suggestion img { display: block; width: 3rem; height: 3rem; object-fit: cover; border-radius: 0.5rem; background: var(--picture); }
/* Beside a price a name would have a word a line. */
@media (max-width: 30rem) {
  a.autocomplete-suggestion:has(img) { display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0 0.8rem; }
  .suggestion-thumb { grid-row: 1 / span 3; }
  .autocomplete-suggestion:has(img) > :not(.suggestion-thumb) { grid-column: 2; }
}
.suggestion-title { flex: 1; min-width: 0; }
.suggestion-title strong { color: var(--accent); }
.suggestion-sku { color: var(--quiet); font-size: 0.85rem; }
.autocomplete-suggestion:is([aria-selected=true], :hover) { background: var(--tint); }
.search-divider { padding: 0.7rem 0.9rem 0.3rem; color: var(--quiet); font-size: 0.82rem; font-weight: 700; text-transform: uppercase; letter-spacing: 0.05em; }
.no-results { padding: 1rem 0.9rem; color: var(--quiet); }
.view-all-results { padding: 0.8rem 0.9rem; border-block-start: 1px solid var(--line); color: var(--accent); font-weight: 600; text-align: center; cursor: pointer; }
.wd-search-full-screen {
  position: fixed; inset: 0; width: 100%; max-width: none; height: 100%; max-height: none; padding: clamp(1rem, 5vw, 3rem) var(--space); border: 0;
  background: var(--paper); color: var(--ink); overflow: auto;
}
.wd-search-full-screen::backdrop { background: var(--paper); }
.wd-search-full-screen .wd-dialog-close { position: static; display: flex; width: auto; border: 1px solid var(--field); border-radius: 2rem; margin: 0 0 clamp(1rem, 6vh, 4rem); margin-inline-start: auto; }
.wd-search-full-screen .wd-search-form { max-width: 46rem; margin-inline: auto; }
.wd-search-full-screen .searchform .s { min-height: 3.5rem; font-size: 1.2rem; }
.wd-search-full-screen .wd-dropdown-results { position: static; margin-block-start: 1rem; max-height: none; box-shadow: none; }
.search-loading .searchsubmit { animation: turning 700ms linear infinite; }
.scrollToTop {
  position: fixed; z-index: 15; inset-block-end: 1.25rem; inset-inline-end: 1.25rem; display: grid; place-items: center; width: 3rem; height: 3rem;
  border: 1px solid var(--line); border-radius: 50%; background: var(--surface); color: var(--ink); box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.14);
  visibility: hidden; opacity: 0; translate: 0 0.5rem; transition: opacity 200ms, translate 200ms, visibility 0s 200ms;
}
.scrollToTop.button-show { visibility: visible; opacity: 1; translate: none; transition: opacity 200ms, translate 200ms; }
@media (scripting: enabled) and (max-width: 575px) {
  .footer-columns.footer-widget-collapse { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .footer-widget-collapse .footer-brand { margin-block-end: 1.25rem; }
  .footer-widget-collapse .widget { border-block-start: 1px solid var(--line); }
  .footer-widget-collapse .widget-title { display: flex; align-items: center; min-height: 3.25rem; margin: 0; }
  .footer-widget-collapse .widget-toggle { min-height: 3.25rem; }
  .footer-widget-collapse .widget li:last-child { padding-block-end: 0.75rem; }
  .site-footer.site-footer .widget a { display: flex; min-height: 2.75rem; }
  /* Should the script not come, they open by themselves. */
  .footer-widget-collapse .widget:not(.wd-live) ul { max-height: 0; overflow: clip; visibility: hidden; animation: footer-late 0s 6s forwards; }
}
@keyframes footer-late { to { max-height: none; visibility: visible; } }
.widget-toggle {
  display: flex; align-items: center; gap: 1rem; width: 100%; min-height: 2.75rem; padding: 0; border: 0; background: none;
  color: inherit; font: inherit; text-align: start; cursor: pointer;
}
.widget-toggle::after, .wd-accordion-button::after {
  /* At the end also before the words have come. */
  content: ''; flex: none; width: 0.55rem; height: 0.55rem; margin-inline: auto 0.3rem; border: solid currentColor; border-width: 0 2px 2px 0;
  transform: rotate(45deg); transition: transform 200ms;
}
:is(.widget-toggle, .wd-accordion-button)[aria-expanded=true]::after { transform: rotate(225deg); }
.wd-accordion-button {
  display: flex; align-items: center; gap: 1rem; width: 100%; min-height: 3.25rem; padding: 0; border: 0; background: none;
  color: var(--ink); font: inherit; text-align: start; text-decoration: none; cursor: pointer;
}
@media (scripting: enabled) {
  .wd-accordion:not(:has(> .wd-accordion-item > .wc-tab[style*="display"])) .wc-tabs { display: none; }
  /* Other scripts show one section at a time, by the row above them. */
  .wd-accordion:has(> .wd-accordion-item > .wc-tab[style*="display"]) .wd-accordion-title { display: none; }
  .wd-accordion .wd-accordion-item { padding-block-end: 0; border-block-end: 1px solid var(--line); }
  .wd-accordion .wd-accordion-title-text { margin: 0; }
  /* The margin of a paragraph that is still empty would move all of it. */
  .wd-accordion .wd-accordion-content { display: flow-root; padding-block-end: 1.5rem; }
  .wd-accordion:not(.wd-live) .wd-accordion-content:not(.wd-active, :target) { display: none; }
}
@media (scripting: none) { .wd-accordion-button::after { display: none; } .single_variation { display: none; } }
.wd-accordion-content[hidden] { display: none; }
.password-input { position: relative; display: block; }
.password-input input { padding-inline-end: 3.25rem; }
.show-password-input {
  position: absolute; inset-block-start: 0; inset-inline-end: 0; width: 3rem; height: min(100%, 3rem); border: 0; background: none; color: var(--quiet); cursor: pointer;
}
.show-password-input::before {
  content: ''; display: block; width: 1.15rem; height: 0.75rem; margin-inline: auto; border: 2px solid currentColor; border-radius: 50%;
  background: radial-gradient(currentColor 0 0.2rem, transparent 0.22rem);
}
.show-password-input.display-password::before { background: linear-gradient(45deg, transparent 46%, currentColor 46% 54%, transparent 54%); }
@media (prefers-reduced-motion: reduce) {
  .whb-sticky-row, .whb-clone, .wd-close-side, .wd-side-hidden, .scrollToTop, .wd-layout-drilldown .sub-menu, .wd-nav-opener::after { transition: none !important; animation: none !important; }
}
.staff-bar { position: fixed; z-index: 16; inset-block-end: calc(var(--toolbar, 0px) + var(--sticky-bar, 0px) + 1.25rem); inset-inline-start: 1.25rem; display: flex; gap: 0.35rem; padding: 0.3rem; border-radius: 2rem; background: var(--bar); box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2); }
.staff-bar a { display: grid; place-items: center; min-height: 2.75rem; padding-inline: 1rem; border-radius: 2rem; color: var(--on-bar); font-weight: 600; text-decoration: none; }
.staff-bar a:hover { text-decoration: underline; }
@media print { .staff-bar { display: none; } }
`;
