export const homeCss = `
.home-welcome {
  padding-block: clamp(3rem, 10vw, 7rem);
  background: radial-gradient(60rem 100% at 85% 0%, var(--glow), transparent 70%), linear-gradient(var(--surface), var(--paper));
}
[dir=rtl] .home-welcome {
  background: radial-gradient(60rem 100% at 15% 0%, var(--glow), transparent 70%), linear-gradient(var(--surface), var(--paper));
}
/* Nothing comes below it: it fills the window, and says it in the middle. */
main:has(> .home-empty) { display: flex; flex-direction: column; padding-block-end: 0; }
.home-empty { display: grid; flex: 1 0 auto; align-content: center; }
.home-welcome h1 { font-size: clamp(2.2rem, 1.4rem + 3.6vw, 4.25rem); }
.home-section { margin-block-start: clamp(2.5rem, 6vw, 4.5rem); }
.home-section-head { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; justify-content: space-between; margin-block-end: 1.25rem; }
.home-section-head h2 { margin: 0; }
.home-section-head a { display: inline-flex; align-items: center; min-height: 2.75rem; }
@media (min-width: 48rem) { .home-section .post-list { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.category-cards {
  display: grid; gap: clamp(0.9rem, 2vw, 1.75rem); margin: 0; padding: 0; list-style: none;
  grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr));
}
@media (min-width: 40rem) { .category-cards { --columns: 3; } }
@media (min-width: 64rem) { .category-cards { --columns: 6; } }
.category-cards a { display: grid; color: var(--ink); text-decoration: none; border-radius: var(--radius); }
.category-cards .product-image { aspect-ratio: 4 / 5; margin-block-end: 0.7rem; }
/* Documents give pictures the height that their width asks for. */
.category-cards .product-image img { height: 100%; }
.category-cards a:hover img { transform: scale(1.03); }
.category-cards a:hover .category-name { text-decoration: underline; text-underline-offset: 0.2em; }
.category-name { font-weight: 650; overflow-wrap: anywhere; }
.category-cards .page-note { font-size: 0.92rem; }
`;
