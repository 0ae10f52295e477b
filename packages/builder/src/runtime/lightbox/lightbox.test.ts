import { describe, expect, it } from 'vitest';
import { TEXTS } from '../page/PageConfig.ts';
import { altOf, arrangeSlideshow, type SlideshowItem } from './arrangeSlideshow.ts';
import { isImageAddress, opensLightbox, type PressedLink } from './lightboxLink.ts';
import { shareLinks } from './shareLinks.ts';
import { videoModal, videoShape } from './videoModal.ts';

const link = (more: Partial<PressedLink> = {}): PressedLink => ({
  isLink: true,
  href: 'https://site.test/a.jpg',
  isDownload: false,
  isVideo: false,
  flag: null,
  ...more,
});
const on = { global_image_lightbox: 'yes' };

describe('the lightbox’s link rule', () => {
  it.each(['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'JPG'])(
    'knows .%s for an image',
    (extension) => {
      expect(isImageAddress(`https://site.test/a.${extension}`)).toBe(true);
      expect(isImageAddress(`https://site.test/a.${extension}?x=1`)).toBe(true);
    },
  );

  it.each([
    'https://site.test/a.pdf',
    'https://site.test/?file=a.png',
    'https://site.test/a.png#top',
    'https://site.test/a.pngx',
  ])('does not take %s for an image', (href) => {
    expect(isImageAddress(href)).toBe(false);
  });

  it('opens by its own flag, or by the site’s setting unless it says no', () => {
    expect(opensLightbox(link({ flag: 'yes' }), {})).toBe(true);
    expect(opensLightbox(link(), on)).toBe(true);
    expect(opensLightbox(link({ flag: 'no' }), on)).toBe(false);
    expect(opensLightbox(link(), {})).toBe(false);
  });

  it('leaves downloads alone, and opens films and other elements without an image', () => {
    expect(opensLightbox(link({ isDownload: true, flag: 'yes' }), on)).toBe(false);
    expect(opensLightbox(link({ isVideo: true, isDownload: true, href: 'https://site.test/' }), on)).toBe(
      true,
    );
    expect(opensLightbox(link({ isLink: false, href: '' }), on)).toBe(true);
  });
});

describe('a slideshow', () => {
  const item = (image: string, more: Partial<SlideshowItem> = {}): SlideshowItem => ({
    image,
    video: null,
    index: null,
    title: null,
    description: null,
    hash: null,
    ...more,
  });

  it('is in the order of its indexes and begins with the last that has the address', () => {
    const { slides, start } = arrangeSlideshow(
      [item('b', { index: '2' }), item('a', { index: '1' }), item('b', { index: '3' })],
      'b',
    );
    expect(slides.map(({ image }) => image)).toEqual(['a', 'b', 'b']);
    expect(start).toBe(2);
    expect(arrangeSlideshow([item('a'), item('c', { video: 'v' })], 'v').start).toBe(1);
    expect(arrangeSlideshow([item('a'), item('b')], 'gone').start).toBe(0);
  });

  it('describes a picture by its title and description', () => {
    expect(altOf({ title: 'A', description: 'B' })).toBe('A - B');
    expect(altOf({ title: null, description: 'B' })).toBe('B');
  });

  it('shares its page with the slide’s action; a film has no file', () => {
    const shared = {
      pageUrl: 'https://site.test/p#old',
      hash: '#x',
      image: 'https://site.test/a.jpg',
      isVideo: false,
      text: 'A & B',
    };
    expect(shareLinks(shared, TEXTS).map(({ href }) => href)).toEqual([
      'https://www.facebook.com/sharer.php?u=https%3A%2F%2Fsite.test%2Fp%23x',
      'https://twitter.com/intent/tweet?text=A%20%26%20B https%3A%2F%2Fsite.test%2Fp%23x',
      'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fsite.test%2Fp%23x&media=https%3A%2F%2Fsite.test%2Fa.jpg',
      'https://site.test/a.jpg',
    ]);
    expect(shareLinks({ ...shared, hash: null, isVideo: true }, TEXTS)).toHaveLength(3);
  });
});

describe('a film’s window', () => {
  it.each([
    ['169', 'elementor-video-landscape', '1.77777'],
    ['219', 'elementor-video-landscape', '2.33333'],
    ['11', 'elementor-video-square', '1'],
    ['916', 'elementor-video-portrait', '0.5625'],
    ['1.2', 'elementor-video-landscape', '1.2'],
  ])('has the shape of %s', (given, className, ratio) => {
    expect(videoShape(given)).toEqual({ className, ratio });
  });

  it('shows a file with harmless attributes, a frame of a known platform, and nothing else', () => {
    expect(
      videoModal({
        videoType: 'hosted',
        url: 'https://site.test/a.mp4',
        videoParams: { controls: '', onplay: 'x()' },
      }),
    ).toEqual({ kind: 'hosted', src: 'https://site.test/a.mp4', attributes: { controls: '' } });
    expect(videoModal({ url: 'https://www.youtube.com/embed/x?feature=oembed', autoplay: 'yes' })).toEqual({
      kind: 'frame',
      src: 'https://www.youtube.com/embed/x?feature=oembed&autoplay=1',
      plays: true,
    });
    expect(videoModal({ url: 'https://evil.test/youtube.com' })).toBeNull();
    expect(videoModal({ url: 'https://evil.test/vimeo.com' })).toBeNull();
    expect(videoModal({ url: 'javascript:alert(1)//vimeo.com' })).toBeNull();
  });
});
