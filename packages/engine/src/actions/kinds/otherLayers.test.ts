// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { runAction } from '../testing/runAction.ts';

describe('other layers', () => {
  it('get a simulated event, a click unless another is named', () => {
    expect(runAction({ a: 'simulate', target: ['1', '2'] })).toEqual([
      ['simulate', '1', 'click'],
      ['simulate', '2', 'click'],
    ]);
    expect(runAction({ a: 'simulate', target: ['1'], typ: 'mouseenter' })).toEqual([
      ['simulate', '1', 'mouseenter'],
    ]);
  });

  it('get and lose classes', () => {
    const element = document.createElement('p');
    element.className = 'b';
    runAction({ a: 'toggleClass', class: ' a  b ', target: ['1', 'gone'] }, ({ elements }) =>
      elements.set('1', element),
    );
    expect(element.className).toBe('a');
  });

  it('keep theirs when the action names no class', () => {
    const element = document.createElement('p');
    runAction({ a: 'toggleClass', target: ['1'] }, ({ elements }) => elements.set('1', element));
    expect(element.className).toBe('');
  });
});
