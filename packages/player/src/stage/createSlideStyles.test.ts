// @vitest-environment happy-dom
import type { Frame } from '@vitrine/engine';
import { beforeEach, expect, test } from 'vitest';
import { createSlideStyles } from './createSlideStyles.ts';

let root: ShadowRoot;

beforeEach(() => void (root = document.createElement('div').attachShadow({ mode: 'open' })));

const frameOf = (...keys: string[]) =>
  ({ slides: keys.map((key) => ({ key, drawn: 'whole' })) }) as unknown as Frame;
const rules = () =>
  root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('')).join('\n');

test('a slide that comes back finds its rules: no sheet of the page changes', () => {
  const asked: string[] = [];
  const styles = createSlideStyles((key) => {
    asked.push(key);
    return `.s${key} { color: red; }`;
  });
  for (const key of ['1', '2', '3', '1', '2', '3']) styles.follow(frameOf(key), root);
  expect(asked).toEqual(['1', '2', '3']);
  expect(root.adoptedStyleSheets).toHaveLength(3);
});

test('a walk through a thousand slides leaves a few sheets, with those of what is shown', () => {
  const styles = createSlideStyles((key) => `.s${key} { color: red; }`);
  for (let at = 1; at <= 1000; at++) {
    styles.follow(frameOf(`${at}`, `${at + 1}`), root);
    expect(root.adoptedStyleSheets.length).toBeLessThanOrEqual(25);
    expect(rules()).toContain(`.s${at} `);
    expect(rules()).toContain(`.s${at + 1} `);
  }
  styles.clear();
  expect(root.adoptedStyleSheets).toHaveLength(0);
});

test('a slide that was replaced while it was away has its new rules', () => {
  let color = 'red';
  const styles = createSlideStyles((key) => `.s${key} { color: ${color}; }`);
  styles.follow(frameOf('1'), root);
  styles.follow(frameOf('2'), root);
  color = 'blue';
  styles.renew('1');
  styles.follow(frameOf('1'), root);
  expect(rules()).toContain('.s1 { color: blue; }');
  expect(rules()).not.toContain('.s1 { color: red; }');
});
