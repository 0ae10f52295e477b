import { THEME_COLOURS } from '../frame/themeColours.ts';
import { wholeLines } from './wholeLines.ts';

/** Colours come in pairs for light and dark; every text pair keeps a contrast of 4.5 or more, every field's edge 3. */
export const baseCss = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f4; --surface: ${THEME_COLOURS.light}; --ink: #1f1a24; --quiet: #5d5666; --line: #e6dfd8;
  --accent: #8a2b52; --on-accent: #ffffff; --tint: #f6e9ee; --glow: #f7d9c4;
  --line-strong: #cdc3ba; --field: #8b8492; --picture: #f1ebe4; --star: #b8741a; --good: #2c6a43; --bad: #b3261e;
  --space: clamp(1.25rem, 4vw, 2.5rem);
  --wrap: 76rem;
  --bar: var(--ink); --on-bar: var(--paper);
  --radius: 1rem; --leading: 1.6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15121a; --surface: ${THEME_COLOURS.dark}; --ink: #f3eff6; --quiet: #b3abbf; --line: #352f3f;
    --accent: #f2a7c3; --on-accent: #2a0f1b; --tint: #33202b; --glow: #4a2c3c;
    --line-strong: #4c4458; --field: #837a90; --picture: #2a2532; --star: #f0b35a; --good: #86d3a0; --bad: #ffa79f;
    --bar: #3b3446; --on-bar: var(--ink);
  }
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
${wholeLines}
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink);
  font: 1rem/var(--leading) system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
/* What gets the focus, or is asked for by the browser, must not be below the header that stays. */
main :is(a, button, input, select, textarea, summary) { scroll-margin-block-start: 6rem; }
main { flex: 1; outline: none; padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem); }
h1, h2, h3 { --leading: 1.15; letter-spacing: -0.02em; text-wrap: balance; margin: 0 0 0.6em; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2.2vw, 3.1rem); font-weight: 750; overflow-wrap: anywhere; }
h2 { font-size: clamp(1.35rem, 1.15rem + 0.9vw, 1.9rem); }
h3 { font-size: 1.15rem; letter-spacing: -0.01em; }
p { margin: 0 0 1em; text-wrap: pretty; }
img, svg, video { max-width: 100%; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
/* Of what has no corners of its own. */
:where(:focus-visible) { border-radius: 0.25rem; }
.wrap { width: 100%; max-width: var(--wrap); margin-inline: auto; padding-inline: var(--space); }
@media (min-width: 100rem) { :root { --wrap: 88rem; } }
.lead { max-width: 38rem; color: var(--quiet); font-size: clamp(1.1rem, 1rem + 0.5vw, 1.3rem); }
.icon { flex: none; }
.screen-reader-text {
  position: absolute !important; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0;
}
.skip {
  position: absolute; inset-inline-start: var(--space); top: -5rem; z-index: 10; padding: 0.6rem 1rem;
  background: var(--accent); color: var(--on-accent); border-radius: 0 0 0.5rem 0.5rem;
}
.skip:focus { top: 0; }
/* Letters that are joined come apart, or run into each other, when they are spaced. */
:is(:lang(ar), :lang(fa), :lang(ur), :lang(ps), :lang(ckb), :lang(sd), :lang(ug)) :is(h1, h2, h3, .brand, .search-divider) { letter-spacing: 0; }
/* What authors wrote goes by its own direction, or its full stop is on the wrong side. What is short stays on the side of the page's texts. */
div[dir=auto]:not(.rich-text, .comment-text, .description) { text-align: -webkit-match-parent; text-align: match-parent; }
.elementor :is(p, li, h1, h2, h3, h4, h5, h6, figcaption, blockquote, .elementor-text-editor, .elementor-icon-box-description, .elementor-image-box-description, .elementor-icon-list-text, .elementor-testimonial-content, .e-n-accordion-item-title-text, .e-n-tab-title-text, .elementor-accordion-title, .elementor-toggle-title, .elementor-counter-number),
:is(.product_title, .entry-title, .page-title, .post-title) { unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; }
/* In a module texts also begin where its author saw them begin. */
sr7-txt { unicode-bidi: plaintext; }
[dir=rtl] .along { display: inline-block; transform: scaleX(-1); }
`;
