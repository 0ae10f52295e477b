// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { focusAnchor } from './focusAnchor.ts';

it('moves the focus to an element that cannot have it by itself, and leaves no trace', () => {
  const section = document.createElement('section');
  document.body.append(section);
  // The DOM stub gives the focus to anything; browsers do not.
  const focus = section.focus.bind(section);
  section.focus = () => section.hasAttribute('tabindex') && focus();
  focusAnchor(section);
  expect(document.activeElement).toBe(section);
  section.blur();
  expect(section.hasAttribute('tabindex')).toBe(false);
});
