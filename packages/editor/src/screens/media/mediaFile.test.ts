import { describe, expect, it } from 'vitest';
import { addressFor, bytesText, nameOf } from './mediaFile.ts';

describe('a file of the library', () => {
  const sizes = [
    { width: 320, url: '/s' },
    { width: 640, url: '/m' },
  ];

  it('is shown by the smallest size that is sharp, and by itself where none is', () => {
    expect([100, 320, 321, 700].map((width) => addressFor({ url: '/own', sizes }, width))).toEqual([
      '/s',
      '/s',
      '/m',
      '/own',
    ]);
    expect(addressFor({ url: '/own', sizes: [] }, 10)).toBe('/own');
  });

  it('is called by its title, or by its file', () => {
    expect(nameOf({ title: 'Cup', file: '2026/a.png' })).toBe('Cup');
    expect(nameOf({ title: '', file: '2026/a.png' })).toBe('a.png');
  });

  it('says how large it is', () => {
    expect([bytesText(1500, 'en'), bytesText(2_340_000, 'en')]).toEqual(['1.5 kB', '2.3 MB']);
  });
});
