import { describe, expect, it } from 'vitest';
import { draw, container, widget } from '../testing/draw.ts';
import { activeSettings } from './activeSettings.ts';

const frontendOf = (html: string): Record<string, unknown> =>
  JSON.parse((/data-settings="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"')) as Record<
    string,
    unknown
  >;
const pictures = [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }];

describe('a setting whose condition does not hold', () => {
  it('is absent on every device, and so is the colour of the kit that it refers to', () => {
    const stored = {
      look: 'line',
      text: 'x',
      text_tablet: 'y',
      weight: 2,
      __globals__: { text: 'a', weight: 'b' },
    };
    expect(activeSettings(stored, { text: { look: 'line_text' } })).toEqual({
      look: 'line',
      weight: 2,
      __globals__: { weight: 'b' },
    });
  });

  it('looks at what is stored, not at what is left of it', () => {
    const stored = { a: 'on', b: 'on', c: 'on' };
    const conditions = { b: { a: 'off' }, c: { b: 'on' } };
    expect(activeSettings(stored, conditions)).toEqual({ a: 'on', c: 'on' });
  });

  it('counts where one of several conditions holds', () => {
    const conditions = { autoplay: [{ show_image_overlay: '' }, { 'image_overlay[url]': '' }] };
    expect(activeSettings({ autoplay: 'yes', show_image_overlay: 'yes' }, conditions)).toHaveProperty(
      'autoplay',
    );
    const covered = { autoplay: 'yes', show_image_overlay: 'yes', image_overlay: { url: 'x' } };
    expect(activeSettings(covered, conditions)).not.toHaveProperty('autoplay');
  });

  it.each([
    [
      'the spacing of one slide',
      { slides_to_show: '1', image_spacing: 'custom' },
      ['effect'],
      ['image_spacing_custom', 'slides_to_scroll'],
    ],
    [
      'speeds of what stands still',
      { autoplay: 'no' },
      ['autoplay', 'speed'],
      ['autoplay_speed', 'pause_on_hover', 'effect'],
    ],
    [
      'the effect of several',
      { slides_to_show: '3', image_spacing: 'custom' },
      ['image_spacing_custom'],
      ['effect'],
    ],
  ])('is not told to scripts of a carousel: %s', (_name, settings, told, untold) => {
    const { html } = draw([
      widget('image-carousel', { carousel: pictures, slides_to_scroll: '2', ...settings }),
    ]);
    const keys = Object.keys(frontendOf(html));
    expect(keys).toEqual(expect.arrayContaining(told));
    for (const key of untold) expect(keys).not.toContain(key);
  });

  it('is not told to scripts of a film, nor drawn', () => {
    const { html } = draw([
      widget('video', {
        video_type: 'vimeo',
        vimeo_url: 'https://vimeo.com/123456789',
        youtube_url: 'https://youtu.be/abcdefghijk',
        end: 9,
        yt_privacy: 'yes',
        lightbox: 'yes',
      }),
    ]);
    expect(Object.keys(frontendOf(html)).sort()).toEqual(['aspect_ratio', 'video_type', 'vimeo_url']);
  });

  it('leaves no shape of an icon that has none', () => {
    const classes = (view: string) => draw([widget('icon', { view, shape: 'square' })]).html;
    expect(classes('default')).not.toContain('elementor-shape-');
    expect(classes('stacked')).toContain('elementor-shape-square');
  });
});

it('tells scripts of a box what they ask for, and nothing else', () => {
  const { html } = draw([
    container({
      container_type: 'flex',
      flex_direction: 'row',
      position: 'absolute',
      shape_divider_top: 'tilt',
      background_background: 'classic',
      background_video_link: 'https://a.example/x.mp4',
      animation_delay: 300,
    }),
  ]);
  expect(frontendOf(html)).toEqual({
    position: 'absolute',
    shape_divider_top: 'tilt',
    background_background: 'classic',
  });
});
