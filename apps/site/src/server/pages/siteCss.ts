import { wholeLines } from '@vitrine/storefront';

/** The site's own look. Colours come in pairs for light and dark; every text pair keeps a contrast of 4.5 or more. */
export const siteCss = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f4; --surface: #ffffff; --ink: #1f1a24; --quiet: #5d5666; --line: #e6dfd8;
  --accent: #8a2b52; --on-accent: #ffffff; --tint: #f6e9ee; --glow: #f7d9c4;
  --space: clamp(1.25rem, 4vw, 2.5rem);
  --radius: 1rem; --leading: 1.6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15121a; --surface: #1f1b26; --ink: #f3eff6; --quiet: #b3abbf; --line: #352f3f;
    --accent: #f2a7c3; --on-accent: #2a0f1b; --tint: #33202b; --glow: #4a2c3c;
  }
}
*, *::before, *::after { box-sizing: border-box; }
${wholeLines}
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink);
  font: 1rem/var(--leading) system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
main { flex: 1; outline: none; }
h1, h2, h3 { --leading: 1.12; letter-spacing: -0.02em; text-wrap: balance; margin: 0 0 0.6em; }
h1 { font-size: clamp(2.2rem, 1.4rem + 3.6vw, 4.25rem); font-weight: 750; }
h2 { font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem); }
h3 { font-size: 1.2rem; letter-spacing: -0.01em; }
:is(:lang(ar), :lang(fa), :lang(ur)) :is(h1, h2, h3) { letter-spacing: 0; }
p { margin: 0 0 1em; text-wrap: pretty; }
img, svg, video { max-width: 100%; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 0.25rem; }
.wrap { width: 100%; max-width: 76rem; margin-inline: auto; padding-inline: var(--space); }
.skip {
  position: absolute; inset-inline-start: var(--space); top: -5rem; z-index: 10; padding: 0.6rem 1rem;
  background: var(--accent); color: var(--on-accent); border-radius: 0 0 0.5rem 0.5rem;
}
.skip:focus { top: 0; }
.site-header { border-bottom: 1px solid var(--line); background: var(--surface); }
.site-header .wrap {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1.5rem;
  padding-block: 0.6rem;
}
.brand {
  display: inline-flex; align-items: center; gap: 0.55rem; min-height: 2.75rem;
  color: var(--ink); font-size: 1.2rem; font-weight: 700; letter-spacing: -0.02em; text-decoration: none;
}
.brand svg { color: var(--accent); }
.site-header ul { display: flex; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.site-header li a {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: 0.9rem; border-radius: 2rem;
  color: var(--ink); text-decoration: none;
}
.site-header li a:hover { background: var(--tint); }
.site-header li a[aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
.site-footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.9rem; }
.site-footer .wrap { padding-block: 1.5rem; }
.site-footer p { margin: 0; }
.eyebrow { margin-bottom: 0.8rem; color: var(--accent); font-weight: 650; }
.lead { max-width: 38rem; color: var(--quiet); font-size: clamp(1.1rem, 1rem + 0.5vw, 1.35rem); }
.button {
  display: inline-flex; align-items: center; min-height: 3rem; padding-inline: 1.5rem; border-radius: 2rem;
  background: var(--accent); color: var(--on-accent); font-weight: 650; text-decoration: none;
}
.button:hover { background: color-mix(in oklab, var(--accent), var(--ink) 18%); }
.message { padding-block: clamp(3rem, 12vh, 8rem); }
`;
