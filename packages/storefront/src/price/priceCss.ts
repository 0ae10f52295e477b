export const priceCss = `
.price { font-variant-numeric: tabular-nums; color: var(--ink); }
.price del { color: var(--quiet); margin-inline-end: 0.55rem; }
.price ins { color: var(--accent); font-weight: 650; text-decoration: none; }
.amount { white-space: nowrap; }
`;
