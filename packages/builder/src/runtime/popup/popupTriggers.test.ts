// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTriggers } from './popupTriggers.ts';

describe('what opens a pop-up by itself', () => {
  const scrollY = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {};
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    // Other files go on in the same window.
    Object.defineProperty(window, 'scrollY', scrollY);
  });

  const start = (rules: Readonly<Record<string, unknown>>) => {
    const open = vi.fn<() => void>();
    startTriggers(rules, open);
    return open;
  };
  const leave = (clientY: number) =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget: null }));

  it('is a time after the page has come', () => {
    const open = start({ page_load: 'yes', page_load_delay: 2 });
    vi.advanceTimersByTime(1999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is nothing where no switch is on', () => {
    const open = start({ page_load: '', page_load_delay: 0, exit_intent: 'no' });
    vi.advanceTimersByTime(60_000);
    leave(-5);
    expect(open).not.toHaveBeenCalled();
  });

  it('is so many presses, and the first of several that happens', () => {
    const open = start({ click: 'yes', click_times: '2', page_load: 'yes', page_load_delay: '5' });
    document.body.click();
    expect(open).not.toHaveBeenCalled();
    document.body.click();
    document.body.click();
    vi.advanceTimersByTime(10_000);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is a while in which nobody does anything', () => {
    const open = start({ inactivity: 'yes', inactivity_time: 10 });
    vi.advanceTimersByTime(9000);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.advanceTimersByTime(9000);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is leaving by the upper edge of the window', () => {
    const open = start({ exit_intent: 'yes' });
    leave(300);
    expect(open).not.toHaveBeenCalled();
    leave(-1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is scrolling in its direction, as far as it says', () => {
    const down = start({ scrolling: 'yes', scrolling_offset: 50 });
    const up = start({ scrolling: 'yes', scrolling_direction: 'up' });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000 + innerHeight);
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      document.dispatchEvent(new Event('scroll'));
    };
    scrollTo(900);
    expect([down.mock.calls.length, up.mock.calls.length]).toEqual([0, 0]);
    scrollTo(1000);
    expect([down.mock.calls.length, up.mock.calls.length]).toEqual([1, 0]);
    scrollTo(990);
    expect([down.mock.calls.length, up.mock.calls.length]).toEqual([1, 1]);
  });

  it('is no broken selector', () => {
    expect(() => start({ scrolling_to: 'yes', scrolling_to_selector: '..(' })).not.toThrow();
  });
});
