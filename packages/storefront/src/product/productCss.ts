export const productCss = `
.product-top { display: grid; gap: clamp(1.5rem, 5vw, 4.5rem); grid-template-columns: minmax(0, 1fr); }
@media (min-width: 48rem) { .product-top { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); align-items: start; } }
.woocommerce-product-gallery { position: relative; }
.woocommerce-product-gallery__wrapper {
  display: flex; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x mandatory; scrollbar-width: none;
  border-radius: var(--radius); aspect-ratio: 1; gap: 0.75rem;
}
.woocommerce-product-gallery__wrapper::-webkit-scrollbar { display: none; }
.woocommerce-product-gallery__wrapper > * {
  flex: 0 0 100%; overflow: hidden; scroll-snap-align: start; scroll-snap-stop: always; border-radius: var(--radius);
  background: var(--picture); color: var(--line-strong);
}
:is(.gallery-two_columns, .gallery-centered) .woocommerce-product-gallery__wrapper { aspect-ratio: 2; }
:is(.gallery-two_columns, .gallery-centered) .woocommerce-product-gallery__wrapper > * { flex-basis: calc(50% - 0.375rem); }
.gallery-centered .woocommerce-product-gallery__wrapper > * { scroll-snap-align: center; }
.woocommerce-product-gallery__image--placeholder { display: grid; place-items: center; }
.woocommerce-product-gallery__image--placeholder svg { width: 30%; height: auto; }
.woocommerce-product-gallery__image a { display: block; height: 100%; cursor: zoom-in; }
.woocommerce-product-gallery__image a:focus-visible { outline-offset: -3px; }
.woocommerce-product-gallery img { display: block; width: 100%; height: 100%; object-fit: cover; }
.gallery-thumbs { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.6rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
.gallery-thumbs a { display: block; overflow: hidden; border-radius: 0.7rem; background: var(--picture); aspect-ratio: 1; }
.gallery-thumbs a[aria-current] { box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--accent); }
.gallery-arrow {
  position: absolute; inset-block-start: calc(var(--gallery-height, 50%) - 1.4rem); display: grid; place-items: center; width: 2.8rem; height: 2.8rem;
  border: 1px solid var(--line); border-radius: 50%; background: var(--surface); color: var(--ink); cursor: pointer; opacity: 0; transition: opacity 150ms;
}
.woocommerce-product-gallery:is(:hover, :focus-within) .gallery-arrow { opacity: 1; }
@media (hover: none) { .gallery-arrow { opacity: 1; } }
.gallery-arrow::before { content: ''; width: 0.6rem; height: 0.6rem; border: solid currentColor; border-width: 0 0 2px 2px; }
.gallery-prev { inset-inline-start: 0.75rem; }
.gallery-next { inset-inline-end: 0.75rem; }
.gallery-prev::before { rotate: 45deg; translate: 0.15rem; }
.gallery-next::before { rotate: 225deg; translate: -0.15rem; }
[dir=rtl] .gallery-prev::before { rotate: 225deg; translate: -0.15rem; }
[dir=rtl] .gallery-next::before { rotate: 45deg; translate: 0.15rem; }
.product_title { font-size: clamp(1.8rem, 1.3rem + 2vw, 2.9rem); margin-block-end: 0.35em; overflow-wrap: anywhere; }
/* As high as the words beside the stars, which may come after them. */
.woocommerce-product-rating { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; min-height: 1.625rem; margin-block-end: 0.75rem; }
.woocommerce-product-rating .star-rating { align-self: center; }
.woocommerce-review-link { margin-block: -0.55rem; padding-block: 0.55rem; }
.price-line { font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.6rem); margin-block-end: 0.75rem; }
.woocommerce-product-details__short-description { color: var(--quiet); font-size: 1.08rem; }
.stock { margin: 0 0 0.9rem; font-weight: 600; }
.stock.in-stock { color: var(--good); }
.stock.out-of-stock { color: var(--bad); }
.stock.available-on-backorder { color: var(--quiet); }
.cart { margin-block: 1.25rem; }
form.cart:not(.variations_form, .grouped_form), .variations_button { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: stretch; }
form.cart .single_add_to_cart_button { flex: 1 1 10rem; max-width: 22rem; }
.variations { width: 100%; max-width: 30rem; border-collapse: collapse; margin-block-end: 0.5rem; }
/* Names of choices make room for what is chosen from, and stand in its middle: they show when that has come, which what follows the table says. */
.variations:not(:has(+ *)) { visibility: hidden; }
.variations :is(th, td) { padding: 0 0 0.75rem; text-align: start; }
.variations th { width: 1%; padding-inline-end: 1.25rem; white-space: nowrap; }
.reset_variations { visibility: hidden; display: inline-flex; align-items: center; min-height: 2.75rem; }
@media (scripting: none) { .reset_variations { display: none; } }
.variation-prices { margin-block: 0 1.25rem; }
.variation-prices summary { cursor: pointer; min-height: 2.75rem; padding-block: 0.55rem; display: list-item; }
.variation-prices ul { margin: 0; padding: 0; list-style: none; max-width: 30rem; }
.variation-prices li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.35rem; border-block-end: 1px solid var(--line); }
/* A button below a table is as wide as one beside a quantity. */
.grouped_form .single_add_to_cart_button { width: 100%; }
.group_table { width: 100%; border-collapse: collapse; margin-block-end: 1rem; }
.group_table :is(th, td) { padding-block: 0.75rem; padding-inline: 0 1rem; border-block-end: 1px solid var(--line); text-align: start; font-weight: 400; }
.group_table td:first-child { width: 6rem; }
.group_table td:last-child { min-width: 6.5rem; padding-inline-end: 0; text-align: end; }
.group_table .stock { margin: 0; font-size: 0.9rem; }
[dir=ltr] .group_table .stock { white-space: nowrap; }
.group_table .button { min-height: 2.75rem; padding-inline: 0.8rem; }
.keep-buttons { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-inline-start: -0.75rem; margin-block-end: 1.25rem; }
.keep-buttons:has(> form) { margin-inline-start: 0; }
.keep-buttons noscript { display: flex; flex-wrap: wrap; gap: 0.5rem; }
@media (scripting: none) { .keep-buttons .wd-action-btn { display: none; } .keep-buttons { margin-inline-start: 0; } }
.product_meta { display: grid; gap: 0.3rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); color: var(--quiet); font-size: 0.95rem; }
.product_meta a { padding-block: 0.25rem; color: var(--ink); }
.woocommerce-tabs { margin-block-start: clamp(2.5rem, 6vw, 4.5rem); }
.wc-tabs {
  display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; margin: 0 0 1.5rem; padding: 0; list-style: none;
  border-block-end: 1px solid var(--line);
}
.wc-tabs a { display: inline-flex; align-items: center; min-height: 2.9rem; color: var(--quiet); text-decoration: none; font-weight: 600; }
.wc-tabs a:hover { color: var(--ink); }
.wc-tabs .active a { color: var(--ink); box-shadow: 0 2px var(--accent); }
.wd-accordion-item { scroll-margin-block-start: 1rem; padding-block-end: clamp(1.5rem, 4vw, 2.5rem); }
.wd-accordion-title-text { font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.6rem); }
.rich-text { max-width: 46rem; }
.rich-text :is(img, video, iframe):not(sr7-module *) { max-width: 100%; height: auto; }
.shop_attributes { width: 100%; max-width: 46rem; border-collapse: collapse; }
.shop_attributes :is(th, td) { padding: 0.7rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.shop_attributes th { width: 35%; padding-inline-end: 1rem; font-weight: 600; }
.woocommerce-Reviews { display: grid; gap: clamp(1.5rem, 5vw, 4rem); grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); align-items: start; }
.commentlist { margin: 0; padding: 0; list-style: none; display: grid; gap: 1.5rem; }
.comment_container { padding-block-end: 1.5rem; border-block-end: 1px solid var(--line); }
.comment_container time { white-space: nowrap; }
.comment_container .meta { margin-block-end: 0.25rem; }
.comment_container :is(time, em) { color: var(--quiet); font-style: normal; font-size: 0.92rem; }
.comment_container .description > :last-child { margin-block-end: 0; }
.comment_container .description { margin-block-start: 0.5rem; overflow-wrap: anywhere; }
.comment_container, #comment-respond { scroll-margin-block-start: 6rem; }
.comment_container:target { outline: 2px solid var(--accent); outline-offset: 0.4rem; }
.comment-form-rating { min-width: 0; margin: 0 0 1rem; padding: 0; border: 0; }
.comment-form-rating legend { padding: 0; font-weight: 600; }
.rating-choices { position: relative; display: inline-flex; padding-block-end: 1.6rem; font-size: 1.75rem; --leading: 1; }
.rating-choice { position: static; display: grid; place-items: center; width: 2.5rem; height: 2.75rem; margin: 0; color: var(--line-strong); cursor: pointer; }
.rating-choice > * { grid-area: 1 / 1; }
.rating-choice::before { content: '★'; content: '★' / ''; grid-area: 1 / 1; }
.rating-choice input { width: 2.25rem; height: 2.5rem; margin: 0; opacity: 0; cursor: inherit; }
.rating-choice:is(:has(:checked), :has(~ .rating-choice :checked)) { color: var(--star); }
@media (hover: hover) {
  .rating-choices:hover .rating-choice { color: var(--star); }
  .rating-choices .rating-choice:hover ~ .rating-choice { color: var(--line-strong); }
}
.rating-choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: var(--radius); }
.rating-words { position: absolute; inset-block-end: 0; inset-inline-start: 0; font-size: 0.92rem; font-weight: 400; white-space: nowrap; color: var(--quiet); opacity: 0; pointer-events: none; }
.rating-choice:has(:checked) .rating-words { opacity: 1; }
@media (hover: hover) {
  .rating-choices:hover .rating-words { opacity: 0; }
  .rating-choices .rating-choice:hover .rating-words { opacity: 1; }
}
@media (forced-colors: active) { .rating-choice input { opacity: 1; } }
.rating-none { display: block; font-weight: 400; }
#review_form > .comment-respond { margin-block-start: 0; }
#comment-respond { margin-block-end: 1rem; }
`;
