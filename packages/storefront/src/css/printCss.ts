/** On paper: what the page is about, in ink, and nothing that could be pressed. */
export const printCss = `
@page { margin: 14mm; }
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --surface: #fff; --picture: #fff; --tint: #fff; --glow: #fff; --ink: #000; --quiet: #333; --line: #bbb; --line-strong: #999;
    --accent: #000; --on-accent: #fff; --star: #000; --good: #000; --bad: #000; --space: 0px;
  }
  body { display: block; min-height: 0; font-size: 10.5pt; }
  main { padding: 0; }
  .wrap, .rich-text { max-width: none; }
  .whb-header, .whb-clone, .site-footer, .skip, .woocommerce-store-notice, #coming-soon-footer-banner, .wd-side-hidden, .wd-close-side, dialog,
  .woocommerce-breadcrumb, .button, button, .keep-buttons, .product-actions, .quick-view, .gallery-thumbs, .wc-tabs, .product-row,
  .recently-viewed-place, .woocommerce-pagination, #review_form_wrapper, .comment-respond, .comment-reply, .product-remove, .coupon,
  .shipping-calculator-form, .shipping-calculator-button, .wc-proceed-to-checkout, .woocommerce-remove-coupon, .woocommerce-review-link,
  form.cart :is(.variations, .quantity, .reset_variations), .list-filters, .woocommerce-ordering, .list-sizes, .list-more { display: none !important; }
  a { color: inherit; }
  /* Paper cannot be pressed: where a link in a text leads is written behind it. */
  .rich-text a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
  h1 { font-size: 20pt; }
  h2, h3 { font-size: 13pt; break-after: avoid; }
  tr, li, figure, img, .comment, .comment_container, .woocommerce-customer-details address { break-inside: avoid; }
  thead { display: table-header-group; }
  .amount, .price { white-space: nowrap; }
  .product-top { display: grid; grid-template-columns: 38% 1fr; gap: 8mm; }
  .woocommerce-product-gallery__wrapper { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; overflow: visible; aspect-ratio: auto; border-radius: 0; }
  .woocommerce-product-gallery__image:first-child { grid-column: 1 / -1; }
  .wd-accordion-item { padding-block-end: 5mm; }
  .wd-accordion-content { display: block !important; height: auto !important; overflow: visible !important; }
  .wd-accordion-button { text-decoration: none; }
  .wd-accordion-button::after { display: none; }
  .shop_attributes { max-width: none; }
  .variations_form { margin: 0; }
  /* Of several ways to send it, the one that is chosen. */
  .woocommerce-shipping-methods li:has(input:not(:checked)), .shipping_method { display: none !important; }
  .variation-prices > summary { list-style: none; font-weight: 600; }
  .variation-prices::details-content { content-visibility: visible; block-size: auto; }
  .cart-page, .woocommerce-Reviews { display: block; }
  .quantity input { width: 4ch; padding: 0; border: 0; background: none; color: inherit; appearance: textfield; }
  .shop_table { width: 100%; border-collapse: collapse; }
}
`;
