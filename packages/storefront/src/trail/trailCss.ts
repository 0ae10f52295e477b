export const trailCss = `
.woocommerce-breadcrumb { margin-block-end: 1.5rem; color: var(--quiet); font-size: 0.92rem; }
.woocommerce-breadcrumb ol { display: flex; flex-wrap: wrap; gap: 0.25rem 0; margin: 0; padding: 0; list-style: none; }
.woocommerce-breadcrumb li { overflow-wrap: anywhere; }
.woocommerce-breadcrumb li:not(:last-child)::after { content: '/'; content: '/' / ''; margin-inline: 0.6rem; color: var(--line-strong); }
.woocommerce-breadcrumb a { padding-block: 0.4rem; color: inherit; text-decoration: none; }
.woocommerce-breadcrumb a:hover { text-decoration: underline; }
`;
