export const contentCss = `
.eyebrow { margin-block-end: 0.5rem; color: var(--accent); font-weight: 650; }
/* What begins with a module begins at the header. */
:is(.home, .site-page) main { padding-block-start: 0; }
/* A page document is as wide and as high as it says itself. */
main:has(> .document-page) { padding-block: 0; }
main:has(> .document-page) > .wrap:has(.woocommerce-notices-wrapper > *) { padding-block-start: 1rem; }
.document-page .wrap { padding-block-start: clamp(1.5rem, 4vw, 3rem); }
/* Beside the words of a button an arrow points the way that the page is read. */
[dir=rtl] .points-along .elementor-button-icon { transform: scaleX(-1); }
.document-products-1 .products { --columns: 1; }
.document-products-2 .products { --columns: 2; }
@media (min-width: 48rem) { .document-products-3 .products { --columns: 3; } .document-products-5 .products { --columns: 5; } .document-products-6 .products { --columns: 6; } }
@media (max-width: 63.99rem) { .document-products-4 .products { --columns: 2; } }
@media (min-width: 48rem) { .e-part-posts .post-list { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.document-products-row { overflow-x: auto; scroll-snap-type: x proximity; padding-block-end: 0.75rem; }
.document-products-row .products { display: flex; }
.document-products-row .product { flex: 0 0 min(72vw, 16rem); scroll-snap-align: start; }
.document-search { display: flex; gap: 0.5rem; max-width: 32rem; }
.document-search .s { flex: 1; min-width: 0; }
.document-sidebar { display: grid; gap: 1.75rem; }
.document-sidebar h2 { margin-block-end: 0.5rem; font-size: 1.05rem; }
.document-sidebar ul { margin: 0; padding: 0; list-style: none; }
.document-sidebar li a { display: block; padding-block: 0.3rem; }
/* Picture, text and comments share one edge. */
.text-page { max-width: calc(46rem + 2 * var(--space)); }
/* A module as wide as the page counts from the middle of what it is in; lines of text stay as long as they were. */
.entry-content:has(> sr7-module) { max-width: none; }
.entry-content:has(> sr7-module) > :not(sr7-module) { max-width: 46rem; }
/* The words begin on the first screen. */
.text-page-image { display: block; width: 100%; height: auto; max-height: min(30rem, 60vh); margin-block-end: 1.75rem; border-radius: var(--radius); object-fit: cover; }
.message-page { padding-block: clamp(2rem, 9vh, 6rem); }
.post-list { display: grid; gap: clamp(1.75rem, 4vw, 3rem); grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
.post-title { font-size: 1.3rem; margin-block-end: 0.3em; }
.post-title a { color: var(--ink); text-decoration: none; }
.post-title a:hover { text-decoration: underline; }
.post-list .product-image { aspect-ratio: 3 / 2; }
.post-list .page-note { margin-block-end: 0.4rem; font-size: 0.92rem; }
`;
