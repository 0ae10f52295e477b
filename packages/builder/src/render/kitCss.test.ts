import { describe, expect, it } from 'vitest';
import { readKit } from '../kit/Kit.ts';
import { container, declarationsOf, draw, widget } from '../testing/draw.ts';

const sized = (size: number, unit = 'px') => ({ unit, size, sizes: [] });
const drawWith = (settings: object, elements: readonly object[] = [widget('heading', { title: 'x' })]) =>
  draw(elements, { kit: readKit(settings, '9') });

describe('a kit', () => {
  it('gives the colours and fonts that widgets have by default, to those that there are', () => {
    const { css } = drawWith({ container_width: sized(1200) });
    const title = declarationsOf(css, '.elementor-kit-9 .elementor-widget-heading .elementor-heading-title');
    expect(title).toBe(
      'color:var(--e-global-color-primary);font-family:var(--e-global-typography-primary-font-family), sans-serif;font-weight:var(--e-global-typography-primary-font-weight)',
    );
    expect(css).not.toContain('elementor-widget-testimonial');
    expect(declarationsOf(css, '.elementor-kit-9')).toContain('--e-global-color-accent:#61CE70');
  });

  it('is switched off for one widget by an empty reference', () => {
    const off = { title: 'x', __globals__: { title_color: '', typography_typography: '' } };
    const own = '.elementor-1 .elementor-element.elementor-element-w1 .elementor-heading-title';
    const { css } = drawWith({ container_width: sized(1200) }, [widget('heading', off)]);
    expect(declarationsOf(css, own)).toBe('color:inherit;font-family:inherit;font-weight:inherit');
    const colored = { ...off, title_color: '#123456', __globals__: { title_color: '' } };
    expect(declarationsOf(drawWith({ x: 1 }, [widget('heading', colored)]).css, own)).toBe('color:#123456');
    expect(declarationsOf(draw([widget('heading', off)]).css, own)).toBe('');
  });

  it('says how wide, how far apart and how far in things stand, for each device', () => {
    const { css } = drawWith({
      container_width: sized(1200),
      container_width_tablet: sized(900),
      container_padding: { unit: 'px', top: '0', right: '5', bottom: '0', left: '5' },
      space_between_widgets: { row: '12', column: '8', unit: 'px' },
    });
    expect(declarationsOf(css, '.elementor-kit-9 .elementor')).toBe(
      '--container-max-width:1200px;--container-default-padding-top:0px;--container-default-padding-right:5px;--container-default-padding-bottom:0px;--container-default-padding-left:5px;--widgets-spacing-row:12px;--widgets-spacing-column:8px',
    );
    expect(declarationsOf(css, '.elementor-kit-9 .elementor', '(max-width:1024px)')).toBe(
      '--container-max-width:900px',
    );
    expect(drawWith({ space_between_widgets: sized(30) }).css).toContain(
      '--widgets-spacing-row:30px;--widgets-spacing-column:30px',
    );
  });

  it('dresses texts, links, buttons, fields and pictures of documents, and nothing around them or that they only show', () => {
    const own =
      ':where(:not([data-widget_type^=vitrine-] *, .document-search *, .document-sidebar *, sr7-module *))';
    const { css: written } = drawWith({
      body_color: '#111',
      h2_color: '#222',
      h2_typography_typography: 'custom',
      h2_typography_font_size: sized(40),
      link_normal_color: '#333',
      button_background_color: '#444',
      button_hover_text_color: '#555',
      form_field_border_border: 'solid',
      form_field_border_width: { unit: 'px', top: '1', right: '1', bottom: '1', left: '1' },
      form_field_focus_background_color: '#666',
      form_label_color: '#777',
      image_border_radius: { unit: 'px', top: '6', right: '6', bottom: '6', left: '6' },
      image_hover_opacity: sized(0.5),
    });
    const lists = written.match(/\.elementor-kit-9 \.elementor [^{]+(?=\{)/g) ?? [];
    const dressed = lists.flatMap((list) => list.split(/, (?=\.elementor-kit-9)/));
    expect(dressed.length).toBeGreaterThan(10);
    expect(dressed.filter((selector) => !selector.endsWith(own))).toEqual([]);
    const css = written.replaceAll(own, '');
    expect(declarationsOf(css, '.elementor-kit-9')).toContain('color:#111');
    expect(declarationsOf(css, '.elementor-kit-9 .elementor h2')).toBe('color:#222;font-size:40px');
    expect(declarationsOf(css, '.elementor-kit-9 .elementor a')).toBe('color:#333');
    expect(css).toMatch(/\.elementor-kit-9 \.elementor \.elementor-button\{background-color:#444/);
    expect(css).toMatch(/\.elementor \.elementor-button:focus\{color:#555/);
    expect(css).toMatch(/\.elementor textarea, [^{]*select\{border-style:solid;border-width:1px/);
    expect(css).toMatch(/select:focus\{background-color:#666/);
    expect(declarationsOf(css, '.elementor-kit-9 .elementor label')).toBe('color:#777');
    expect(declarationsOf(css, '.elementor-kit-9 .elementor img')).toBe('border-radius:6px');
    expect(declarationsOf(css, '.elementor-kit-9 .elementor img:hover')).toBe('opacity:0.5');
    expect(css).not.toMatch(/\.elementor-kit-9 (?:button|input|a|img|h2|label)\b/);
  });

  it('has devices of its own, each after the larger one, and wider ones last', () => {
    const { css } = drawWith(
      {
        active_breakpoints: ['viewport_mobile', 'viewport_tablet', 'viewport_laptop', 'viewport_widescreen'],
        viewport_laptop: 1400,
      },
      [
        container({
          min_height: sized(1),
          min_height_mobile: sized(2),
          min_height_laptop: sized(3),
          min_height_widescreen: sized(4),
          min_height_tablet: sized(5),
        }),
      ],
    );
    const heights = [...css.matchAll(/--min-height:(\d)px/g)].map(([, px]) => px);
    expect(heights).toEqual(['1', '3', '5', '2', '4']);
    expect(css).toContain('@media (max-width:1400px)');
    expect(css).toContain('@media (min-width:2400px)');
  });
});

it('asks for families with every weight that they may have, and for none that computers have', () => {
  const { fonts } = draw([
    widget('heading', {
      title: 'x',
      typography_typography: 'custom',
      typography_font_family: 'Playfair Display',
      typography_font_weight: '450',
    }),
    widget('heading', { title: 'y', typography_typography: 'custom', typography_font_family: 'Arial' }, 'w2'),
  ]);
  expect(fonts).toEqual([
    'https://fonts.googleapis.com/css?family=Playfair+Display:100,100italic,200,200italic,300,300italic,400,400italic,500,500italic,600,600italic,700,700italic,800,800italic,900,900italic&display=swap',
  ]);
});

it('gives shadows the look that they have by default', () => {
  const { css } = draw([
    widget('heading', {
      title: 'x',
      text_shadow_text_shadow_type: 'yes',
      _box_shadow_box_shadow_type: 'yes',
    }),
  ]);
  expect(css).toContain('text-shadow:0px 0px 10px rgba(0,0,0,0.3)');
  expect(css).toContain('box-shadow:0px 0px 10px 0px rgba(0,0,0,0.5)');
});
