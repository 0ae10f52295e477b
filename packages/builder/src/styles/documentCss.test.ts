import { describe, expect, it } from 'vitest';
import { container, draw, widget } from '../testing/draw.ts';

const tabs = [{ tab_title: 'One', tab_content: 'What it says' }];

describe('rules that only some documents need', () => {
  it('stand in those that have a use for them, before all that settings say', () => {
    const plain = draw([widget('heading', { title: 'Elementor accordion' })]).css;
    const folded = draw([widget('accordion', { tabs, title_color: '#123' })]).css;
    expect(plain).not.toContain('.elementor-fold');
    expect(folded.match(/\.elementor-accordion \.elementor-fold\{/g)).toHaveLength(1);
    expect(folded.indexOf('.elementor-fold{')).toBeLessThan(folded.indexOf('.elementor-element-w1'));
    expect(folded).not.toContain('.elementor-social-icon');
  });

  it('are of the networks and entrances that are named', () => {
    const { css } = draw([
      widget('social-icons', {
        social_icon_list: [{ social_icon: { value: 'fab fa-github', library: 'fa-brands' } }],
        _animation: 'bounceInLeft',
      }),
      widget('heading', { title: 'Look', _css_classes: 'animated tada' }, 'w2'),
    ]);
    expect(css).toContain('.elementor-social-icon-github{');
    expect(css).not.toContain('.elementor-social-icon-vimeo{');
    expect(css).toContain('.animated.bounceInLeft{animation-name:bounceInLeft}');
    expect(css).toContain('@keyframes tada{');
    expect(css).not.toContain('@keyframes rollIn{');
  });

  it('of places, devices, moves and the pointer are for documents that have them', () => {
    const plain = draw([widget('heading', { title: 'Look' })]).css;
    for (const rule of [
      'position-',
      'elementor-hidden-',
      'transition:',
      '.elementor-button',
      '#elementor-device-mode',
      'zoomIn',
    ])
      expect(plain).not.toContain(rule);
    const { css } = draw([
      widget('icon-box', {
        title_text: 'Fast',
        position: 'left',
        hide_mobile: 'hidden-mobile',
        _background_hover_background: 'classic',
        _background_hover_color: '#123',
      }),
      widget('video', { video_type: 'hosted', hosted_url: { url: '/a.mp4' } }, 'w2'),
    ]);
    expect(css).toContain('.elementor-position-left>.elementor-icon-box-wrapper{flex-direction:row');
    expect(css).not.toContain('.elementor-position-right');
    expect(css).not.toContain('elementor-image-box');
    expect(css).toContain('@media (max-width:767px){.elementor .elementor-hidden-mobile{display:none}');
    expect(css).not.toContain('elementor-hidden-tablet');
    expect(css).toContain('.e-con,.elementor-widget{transition:');
    // Its script asks which device this is, and may open pictures over the page.
    expect(css).toContain('#elementor-device-mode::after{content:"desktop"}');
    expect(css).toContain('.animated.zoomIn{');
    expect(css).not.toContain('.animated.fadeIn{');
  });

  it('of pictures that wait are for pages with a script that brings them', () => {
    const picture = container({ background_background: 'classic', background_image: { url: '/far.webp' } });
    const waits = (...others: readonly object[]): boolean =>
      draw([picture, ...others]).css.includes('{--e-background-waits:none}');
    expect(waits()).toBe(false);
    expect(waits(widget('heading', { title: 'Look', _animation: 'fadeIn' }))).toBe(true);
    expect(waits(widget('accordion', { tabs }))).toBe(true);
    expect(draw([widget('accordion', { tabs })]).css).not.toContain('--e-background-waits');
  });
});
