/** Half of a chevron each, side by side: pictures may be forbidden, and what is drawn so takes the text's colour. */
const half = (deg: number): string =>
  `linear-gradient(${deg}deg, transparent 42%, currentColor 42% 58%, transparent 58%)`;

/**
 * Lists to choose from lose the system's look, which some browsers draw grey over ours; where colours are forced it is the
 * one that can be relied on. Fields for texts are blocks: browsers differ in what they leave below one that stands in a line.
 */
export const formCss = `
label { font-weight: 600; }
.required { color: var(--bad); }
.optional { color: var(--quiet); font-weight: 400; }
input, select, textarea, button { font: inherit; color: inherit; }
input:where(:not([type=checkbox], [type=radio], [type=hidden])), select, textarea {
  width: 100%; min-height: 2.9rem; padding: 0.55rem 0.85rem; border: 1px solid var(--field);
  border-radius: 0.6rem; background: var(--surface); color: var(--ink);
}
select {
  appearance: none; padding-inline-end: 2.4rem; text-overflow: ellipsis; cursor: pointer;
  background-image: ${half(45)}, ${half(-45)};
  background-position: calc(100% - 22px) calc(50% + 1px), calc(100% - 16px) calc(50% + 1px); background-size: 6px 6px; background-repeat: no-repeat;
}
[dir=rtl] select { background-position: 16px calc(50% + 1px), 22px calc(50% + 1px); }
select:disabled { cursor: default; }
option { background: var(--surface); color: var(--ink); }
@media (forced-colors: active) { select { appearance: auto; background-image: none; padding-inline-end: 0.85rem; } }
/* What is typed in other letters keeps its own order: a street begins with its number. */
:is(input[type=text], input[type=search], textarea):not([dir]) { unicode-bidi: plaintext; }
/* And stays on the side of its name, as what is typed in the fields beside it. */
:is(input[type=text], input[type=search]):not([dir]), input[dir=ltr] { text-align: -webkit-match-parent; text-align: match-parent; }
textarea { display: block; min-height: 6rem; resize: vertical; }
input[type=checkbox], input[type=radio] {
  width: 1.2rem; height: 1.2rem; margin: 0; flex: none; accent-color: var(--accent); vertical-align: -0.2em;
}
::placeholder { color: var(--quiet); opacity: 1; }
[aria-invalid=true] { border-color: var(--bad); }
.checkout-inline-error-message { display: block; margin-block-start: 0.3rem; color: var(--bad); font-size: 0.92rem; }
.woocommerce-password-strength, .woocommerce-password-hint { display: block; margin-block-start: 0.3rem; color: var(--quiet); font-size: 0.92rem; }
.form-row { margin: 0 0 1.1rem; }
.form-row > label { display: block; margin-block-end: 0.35rem; }
.form-row-checkbox { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; }
.form-row-checkbox > label { margin: 0; }
.field-grid { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 1rem; }
.field-grid > :not(.form-row-first, .form-row-last) { grid-column: 1 / -1; }
@media (max-width: 30rem) { .field-grid > * { grid-column: 1 / -1; } }
.check-label, .form-row > .check-label { display: flex; gap: 0.6rem; align-items: center; min-height: 2.75rem; font-weight: 400; }
.fields { border: 0; margin: 0; padding: 0; min-width: 0; }
.fields > legend { padding: 0; margin-block-end: 0.75rem; font-weight: 650; font-size: 1.1rem; }
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-height: 2.9rem;
  padding: 0.35rem 1.4rem; border: 1px solid transparent; border-radius: 2rem; background: var(--accent);
  color: var(--on-accent); font-weight: 650; --leading: 1.25; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: color-mix(in oklab, var(--accent), var(--ink) 18%); }
.button.quiet { background: transparent; border-color: var(--field); color: var(--ink); }
.button.quiet:hover { background: var(--tint); }
.button.wide { width: 100%; }
.quantity { display: inline-block; }
.quantity.hidden { display: none; }
.quantity .qty { width: 5.25rem; text-align: center; }
`;
