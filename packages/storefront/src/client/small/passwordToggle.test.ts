// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { passwordToggle } from './passwordToggle.ts';

const input = () => document.querySelector('input') as HTMLInputElement;
const button = () => document.querySelector('.password-input .show-password-input') as HTMLElement;
const state = () => [input().type, button().getAttribute('aria-label'), button().className];

beforeEach(() => {
  document.body.innerHTML = `<form><input type="password" id="secret" name="password"
    data-show-text="Show password" data-hide-text="Hide password"></form>`;
  passwordToggle.start(input());
});

it('shows and hides what is typed, and says which it will do', () => {
  expect(state()).toEqual(['password', 'Show password', 'show-password-input']);
  expect(button().getAttribute('aria-describedby')).toBe('secret');
  button().click();
  expect(state()).toEqual(['text', 'Hide password', 'show-password-input display-password']);
  expect(document.activeElement).toBe(input());
  button().click();
  expect(state()).toEqual(['password', 'Show password', 'show-password-input']);
});

it('hides what is sent: a browser would keep it among other texts', () => {
  button().click();
  input().form?.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(input().type).toBe('password');
});

it('is not there twice', () => {
  passwordToggle.start(input());
  expect(document.querySelectorAll('button')).toHaveLength(1);
});
