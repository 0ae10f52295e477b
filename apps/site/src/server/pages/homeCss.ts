/** What only the home page shows. */
export const homeCss = `
.hero {
  background:
    radial-gradient(60rem 30rem at 85% 0%, var(--glow), transparent 70%),
    linear-gradient(var(--surface), var(--paper));
}
.hero .wrap {
  display: grid; gap: clamp(2rem, 5vw, 4rem); align-items: center;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  padding-block: clamp(3rem, 9vw, 7rem);
}
.hero .button { margin-top: 0.75rem; }
.window { display: block; width: 100%; height: auto; color: var(--accent); }
.window .frame { fill: var(--surface); stroke: currentColor; }
.window .floor { stroke: var(--line); }
.window .card { fill: var(--tint); }
.window .strong { fill: currentColor; }
.window .soft { fill: var(--glow); }
.window .stripe { fill: var(--surface); stroke: currentColor; }
@media (prefers-reduced-motion: no-preference) {
  .window .rise { animation: rise 900ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards; }
  .window .rise:nth-child(2) { animation-delay: 120ms; }
  .window .rise:nth-child(3) { animation-delay: 240ms; }
}
@keyframes rise { from { transform: translateY(1.5rem); opacity: 0; } }
.block { padding-block: clamp(2.5rem, 6vw, 5rem); }
.parts {
  display: grid; gap: 1.25rem; margin: 2rem 0 0; padding: 0; list-style: none;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
}
.parts li {
  padding: 1.75rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
}
.parts p { margin: 0; color: var(--quiet); }
.state {
  display: inline-block; margin-bottom: 1.1rem; padding: 0.15rem 0.75rem; border-radius: 2rem;
  background: var(--tint); color: var(--accent); font-size: 0.85rem; font-weight: 650;
}
.today { border-block: 1px solid var(--line); background: var(--surface); }
.today .wrap {
  display: grid; gap: 1rem clamp(2rem, 6vw, 5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
}
.today ul { margin: 0; padding-inline-start: 1.2rem; }
.today li { margin-bottom: 0.6rem; }
.today li::marker { color: var(--accent); }
`;
