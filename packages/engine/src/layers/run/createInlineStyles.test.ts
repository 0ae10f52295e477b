// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createInlineStyles } from './createInlineStyles.ts';

it('shows the latest, whoever goes first', () => {
  const element = document.createElement('div');
  const inline = createInlineStyles();
  const first = inline.claim(element, 'z-index', '1');
  const second = inline.claim(element, 'z-index', '2');
  expect(element.style.zIndex).toBe('2');
  first();
  expect(element.style.zIndex).toBe('2');
  second();
  second();
  expect(element.getAttribute('style')).toBeNull();
});

it('puts back what the element had before', () => {
  const element = document.createElement('div');
  element.style.zIndex = '7';
  const release = createInlineStyles().claim(element, 'z-index', '1');
  release();
  expect(element.style.zIndex).toBe('7');
});
