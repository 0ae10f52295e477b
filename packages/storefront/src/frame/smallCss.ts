/** Small parts that scripts bring out: what stands at the foot of the window makes room for each other, by transforms, which move nothing else. */
export const smallCss = `
body { --toolbar: 0px; --sticky-bar: 0px; }
.wd-toolbar { display: none; }
@media (max-width: 768.98px) {
  .with-toolbar { --toolbar: 3.75rem; padding-block-end: var(--toolbar); }
  .wd-toolbar {
    position: fixed; z-index: 20; inset-block-end: 0; inset-inline: 0; display: flex; justify-content: space-around; height: var(--toolbar);
    border-block-start: 1px solid var(--line); background: var(--surface);
  }
  .wd-toolbar .wd-tools-element { flex: 1; }
  .wd-toolbar a { display: flex; flex-direction: column; gap: 0.1rem; width: 100%; height: 100%; border-radius: 0; }
  .wd-toolbar .wd-tools-icon { order: -1; }
  .wd-toolbar-label-show .wd-tools-text {
    position: static !important; width: auto; height: auto; margin: 0; clip-path: none; overflow: visible; white-space: nowrap; font-size: 0.75rem;
  }
}
/* Classes, not :has(): asked of the whole page, it is asked again with every change in it. */
/* From the start, or a footer at the end of the window would move. Asked of the children of one element only. */
@media (scripting: enabled) { main:has(> .wd-sticky-btn) ~ :is(.site-footer, .document-footer) { padding-block-end: 4.25rem; } }
.wd-sticky-btn-here { scroll-padding-block-end: 5rem; }
.wd-sticky-btn-here body { --sticky-bar: 4.25rem; }
.wd-sticky-btn {
  position: fixed; z-index: 18; inset-block-end: var(--toolbar); inset-inline: 0; height: 4.25rem; border-block-start: 1px solid var(--line);
  background: var(--surface); box-shadow: 0 -0.5rem 1.5rem rgb(0 0 0 / 0.08); visibility: hidden; translate: 0 100%;
  transition: translate 250ms ease, visibility 0s 250ms;
}
.wd-sticky-btn-shown { visibility: visible; translate: none; transition: translate 250ms ease; }
.wd-sticky-btn .wrap { display: flex; align-items: center; gap: 1rem; height: 100%; padding-block: 0; }
.wd-sticky-btn :is(img, svg) { flex: none; width: 3rem; height: 3rem; object-fit: cover; border-radius: 0.6rem; background: var(--picture); }
.wd-sticky-btn-name { flex: 1; min-width: 0; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.wd-sticky-btn .button { flex: none; }
@media (max-width: 40rem) { .wd-sticky-btn :is(img, svg, .wd-sticky-btn-name) { display: none; } .wd-sticky-btn .button { margin-inline-start: auto; } }
.scrollToTop { transform: translateY(calc(-1 * (var(--toolbar) + var(--sticky-bar)))); }
.wd-preloader {
  position: fixed; z-index: 100; inset: 0; display: grid; place-items: center; background: var(--paper); transition: opacity 200ms;
  animation: preloader-late 200ms 5s forwards;
}
.wd-preloader::after {
  content: ''; width: 2.5rem; height: 2.5rem; border: 3px solid var(--line-strong); border-inline-end-color: var(--accent); border-radius: 50%;
  animation: turning 800ms linear infinite;
}
.wd-preloader.preloader-hide { opacity: 0; pointer-events: none; }
@keyframes preloader-late { to { visibility: hidden; opacity: 0; } }
@media (scripting: none) { .wd-preloader { display: none; } }
.wd-added-popup.wd-dialog { width: min(28rem, 100vw - 2rem); }
.wd-added-popup .wd-dialog-inner { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.wd-added-popup :is(h2, .wd-added-what) { flex-basis: 100%; margin: 0; padding-inline-end: 2.5rem; }
.wd-added-popup .wd-added-what:empty { display: none; }
.wd-added-popup .button { flex: 1 1 10rem; }
.wd-video-placeholder { display: grid; grid-template: 100% / 100%; place-items: center; max-width: 46rem; margin-block: 1.25rem; overflow: hidden; border-radius: var(--radius); background: #18151d; aspect-ratio: 16 / 9; }
.wd-video-placeholder.wd-video-placeholder img:not(sr7-module *) { grid-area: 1 / 1; width: 100%; height: 100%; object-fit: cover; }
.wd-video-play { grid-area: 1 / 1; z-index: 1; display: grid; place-items: center; width: 4.5rem; height: 4.5rem; border-radius: 50%; background: var(--accent); transition: scale 150ms; }
.wd-video-play::after { content: ''; width: 1.4rem; height: 1.6rem; background: var(--on-accent); clip-path: polygon(12% 0, 100% 50%, 12% 100%); }
.wd-video-placeholder:is(:hover, :focus-visible) .wd-video-play { scale: 1.08; }
.wd-video-frame { display: block; width: 100%; max-width: 46rem; height: auto; margin-block: 1.25rem; border: 0; border-radius: var(--radius); background: #18151d; aspect-ratio: 16 / 9; }
@media (scripting: enabled) {
  .e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded, .e-no-lazyload, .document-page *),
  .e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded, .e-no-lazyload, .document-page *) * { background-image: none !important; }
}
@media (prefers-reduced-motion: reduce) { .wd-sticky-btn, .wd-video-play, .wd-preloader::after { transition: none; animation: none; } }
@media print { .wd-toolbar, .wd-sticky-btn, .wd-preloader { display: none !important; } }
`;
