// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StretchTool, type StretchOptions } from './StretchTool.ts';

const at = (element: HTMLElement, left: number, width: number): void => {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ left, width } as DOMRect);
};

describe('the tool that stretches an element', () => {
  let element: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<div id="box"><p id="own"></p></div>';
    element = document.querySelector<HTMLElement>('#own') as HTMLElement;
    at(element, 100, 600);
    at(document.querySelector('#box') as HTMLElement, 40, 800);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    vi.stubGlobal('innerWidth', 1015);
  });
  const stretched = (options: Partial<StretchOptions>): string => {
    const tool = new StretchTool({ element, ...options });
    tool.stretch();
    const { cssText } = element.style;
    tool.reset();
    expect(element.style.cssText).toBe('');
    return cssText;
  };

  it.each<[string, Partial<StretchOptions>, string]>([
    ['to the window', {}, 'width: 1000px; left: -100px;'],
    ['from the right', { direction: 'rtl' }, 'width: 1000px; right: -300px;'],
    ['to what is named', { selectors: { container: '#box' } }, 'width: 800px; left: -60px;'],
    [
      'to the window for a selector of nothing',
      { selectors: { container: '#none' } },
      'width: 1000px; left: -100px;',
    ],
    [
      'to the window for what is no selector',
      { selectors: { container: '##' } },
      'width: 1000px; left: -100px;',
    ],
    ['with room beside it', { margin: 20 }, 'width: 960px; left: -80px;'],
    ['without the scrollbar', { considerScrollbar: true }, 'width: 1000px; left: -85px;'],
    ['by variables', { cssOutput: 'variables' }, '--stretch-width: 1000px; --stretch-left: -100px;'],
  ])('makes it as wide as that is: %s', (_name, options, css) => {
    expect(stretched(options)).toBe(css);
  });
});
