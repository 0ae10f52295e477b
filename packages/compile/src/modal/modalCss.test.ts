import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { modalCss } from './modalCss.ts';

const cssOf = (size: object): string =>
  modalCss(openModule({ settings: { size, uSize: [0, 1, 1, 1, 1] }, slides: {} }));

it('makes the box of a modal as wide as the grid of each level', () => {
  const css = cssOf({ fullWidth: false, width: [900, 860, 800, 640, 440] });
  expect(css).toContain('.sr7-modal-box{max-width:860px;}');
  expect(css).toMatch(/max-width:777.98px\)\{\.sr7-modal-box\{max-width:640px;\}/);
});

it('makes the box of a full-width module as wide as the window', () => {
  expect(cssOf({ fullWidth: true })).not.toContain('.sr7-modal-box{max-width');
});

it('puts a modal above all else where it is not in the top layer', () => {
  expect(cssOf({})).toContain('z-index:999999');
});
