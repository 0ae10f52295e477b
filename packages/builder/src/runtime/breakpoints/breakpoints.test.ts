import { describe, expect, it } from 'vitest';
import { createBreakpoints, DEFAULT_BREAKPOINTS } from './defaultBreakpoints.ts';
import { currentDeviceValue, responsiveValue } from './deviceValue.ts';

const withAll = createBreakpoints(
  Object.fromEntries(
    Object.entries(DEFAULT_BREAKPOINTS).map(([name, entry]) => [name, { ...entry, is_enabled: true }]),
  ),
);
const usual = createBreakpoints();

describe('breakpoints', () => {
  it('begins the first device at 320 and each other one after the one before it', () => {
    expect(usual.minimumOf('mobile')).toBe(320);
    expect(usual.minimumOf('tablet')).toBe(768);
    expect(usual.desktopMinimum()).toBe(1025);
    expect(withAll.minimumOf('mobile_extra')).toBe(768);
    expect(withAll.minimumOf('widescreen')).toBe(2400);
    expect(withAll.desktopMinimum()).toBe(1367);
  });

  it('lists devices small to large, desktop last or before what is wider', () => {
    expect(usual.names({ withDesktop: true })).toEqual(['mobile', 'tablet', 'desktop']);
    expect(usual.names({ withDesktop: true, largeToSmall: true })).toEqual(['desktop', 'tablet', 'mobile']);
    expect(withAll.names({ withDesktop: true }).slice(-3)).toEqual(['laptop', 'desktop', 'widescreen']);
    expect(usual.values()).toEqual([767, 1024]);
    expect(withAll.belowDesktop()).toBe('laptop');
  });

  it.each([
    [767, 'mobile'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
    [5000, 'desktop'],
  ])('takes a window of %d px for %s', (width, device) => {
    expect(usual.deviceAt(width)).toBe(device);
  });

  it('takes widths from the widescreen value up for widescreen, where that is in use', () => {
    expect(withAll.deviceAt(2400)).toBe('widescreen');
    expect(withAll.deviceAt(2399)).toBe('desktop');
    expect(withAll.deviceAt(1366)).toBe('laptop');
  });

  it('finds device suffixes, the last of them at the end alone', () => {
    expect(usual.suffixPattern().test('width_tablet')).toBe(true);
    expect(usual.suffixPattern().test('width_tablet_x')).toBe(false);
    expect(usual.suffixPattern().test('width_mobile_x')).toBe(true);
  });
});

describe('a value by device', () => {
  const on = (device: string, breakpoints = usual) => ({ breakpoints, device });

  it('is the device’s own, else the next larger one’s, else the plain one', () => {
    const settings = { animation: 'fadeIn', animation_tablet: 'zoomIn', gap: 4, gap_mobile: 0 };
    expect(currentDeviceValue(settings, 'animation', on('mobile'))).toBe('zoomIn');
    expect(currentDeviceValue(settings, 'animation', on('desktop'))).toBe('fadeIn');
    expect(currentDeviceValue(settings, 'gap', on('mobile'))).toBe(0);
    expect(currentDeviceValue({ gap: 4, gap_widescreen: 0 }, 'gap', on('widescreen', withAll))).toBe(4);
    expect(currentDeviceValue({}, 'gap', on('mobile'))).toBeUndefined();
  });

  it('falls through empty texts, and reads a member of objects alone', () => {
    const settings = { space: { size: 20 }, space_tablet: { size: '' }, space_mobile: '' };
    const read = (device: string) => responsiveValue(settings, 'space', { ...on(device), member: 'size' });
    expect(read('desktop')).toBe(20);
    expect(read('tablet')).toBe(20);
    expect(read('mobile')).toBe(20);
    expect(responsiveValue({ space: 7 }, 'space', { ...on('mobile'), member: 'size' })).toBe(7);
    expect(responsiveValue({ space: 1, space_widescreen: 0 }, 'space', on('widescreen', withAll))).toBe(0);
  });
});
