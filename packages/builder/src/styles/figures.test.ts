import { describe, expect, it } from 'vitest';
import { container, declarationsOf, draw, widget } from '../testing/draw.ts';
import { documentBlocks, documentCss } from './documentCss.ts';

/** Figures of the original's own style sheets and controls: what a document does not say is this. */

/** With all that only some documents need. */
const allCss = [documentCss, ...documentBlocks.map(({ css }) => css)].join('');
const own = (id: string): string => `.elementor-1 .elementor-element.elementor-element-${id}`;
const sides = (top: number, right = top, bottom = top, left = right) => ({
  unit: 'px',
  top,
  right,
  bottom,
  left,
});
const sized = (size: number | string, unit = 'px') => ({ unit, size, sizes: [] });

describe('widgets that say nothing', () => {
  it.each([
    ['.elementor .elementor-heading-title', 'line-height:1}'],
    ['.elementor-button', 'padding:12px 24px;border:0;border-radius:3px;background-color:#69727d'],
    ['.elementor-button.elementor-size-xs', 'font-size:13px;padding:10px 20px;border-radius:2px'],
    ['.elementor-button.elementor-size-xl', 'font-size:20px;padding:25px 50px;border-radius:6px'],
    ['.elementor-element.elementor-button-success .elementor-button', 'background-color:#5cb85c'],
    // In a narrow row texts wrap before a button lies over them.
    [':is(.e-con,.e-con-inner)>.elementor-widget-button', 'min-width:min-content'],
    ['.elementor-icon', 'font-size:50px;color:#69727d'],
    ['.elementor-divider__element', 'margin-inline:var(--divider-element-spacing,10px)'],
    ['.elementor-icon-list-icon', 'font-size:var(--e-icon-list-icon-size,14px)'],
    ['.elementor-icon-list-icon+.elementor-icon-list-text', 'padding-inline-start:5px'],
    ['.elementor-counter-number-wrapper', 'font-size:69px;font-weight:600;line-height:1'],
    ['.elementor .elementor-counter-title', 'font-size:19px;font-weight:400;line-height:2.5'],
    ['.elementor-progress-bar', 'height:30px;line-height:30px;font-size:11px;border-radius:2px'],
    ['.elementor-testimonial-content', 'font-size:1.3em;margin-block-end:20px'],
    ['.elementor-testimonial-meta', 'gap:15px;line-height:1'],
    ['.elementor-testimonial-image img', 'width:60px;height:60px;max-width:none;border-radius:50%'],
    ['.elementor .elementor-fold>.elementor-tab-title', 'padding:15px 20px;font-weight:700;line-height:1'],
    ['.elementor .elementor-toggle .elementor-fold>.elementor-tab-title', 'padding:15px}'],
    // A long word breaks before it pushes the sign beside it out of the page.
    ['.elementor-accordion-title,.elementor-toggle-title', 'flex:1;min-width:0;overflow-wrap:anywhere}'],
    ['.elementor-tabs .elementor-tab-title', 'font-weight:700;line-height:1'],
    [
      '.elementor-tabs .elementor-tab-title.elementor-active',
      'padding:20px 25px calc(20px + var(--tab-border-width))',
    ],
    ['.elementor-tabs .elementor-tab-content', 'padding:20px}'],
    ['.elementor-accordion .elementor-tab-content', 'border-block-start:1px solid #d5d8dc'],
    ['.elementor-image-box-img', 'width:30%'],
    ['.elementor-social-icons-wrapper', 'gap:5px'],
    ['.elementor-alert-description', 'font-size:13px'],
    ['.elementor-spacer-inner', 'height:var(--spacer-size,50px)'],
    ['.e-n-accordion-item-title', 'gap:0 10px;padding:10px;border:1px solid #d5d8dc'],
    ['.elementor-column-gap-wider>.elementor-column>.elementor-element-populated', 'padding:30px'],
  ])('%s: %s', (selector, figure) => {
    const at =
      allCss.indexOf(`\n${selector}{`) < 0
        ? allCss.indexOf(`${selector}{`)
        : allCss.indexOf(`\n${selector}{`);
    const rule = allCss.slice(at, allCss.indexOf('}', at) + 1);
    expect(rule).toContain(figure);
  });
});

describe('a container', () => {
  it('is as wide as it says from the tablet up, and as wide as the page on a phone', () => {
    const { css } = draw([
      container({ content_width: 'full', width: sized(45, '%'), width_tablet: sized(60, '%') }),
      container({ content_width: 'full', width: sized(45, '%'), width_mobile: sized(80, '%') }, [], 'c2'),
    ]);
    expect(declarationsOf(css, own('c1'), '(min-width:768px)')).toBe('--width:45%');
    expect(declarationsOf(css, own('c1'), '(max-width:1024px) and (min-width:768px)')).toBe('--width:60%');
    expect(declarationsOf(css, own('c1'), '(max-width:767px)')).toBe('');
    expect(declarationsOf(css, own('c2'), '(max-width:767px)')).toBe('--width:80%');
    expect(css).toContain('.e-con.e-flex{--width:100%;--flex-wrap:var(--flex-wrap-mobile,wrap)}');
  });

  it('lets widgets share a row, or fill a column', () => {
    const row = { flex_direction: 'row', flex_align_items: 'center' };
    const { css } = draw([container(row, [widget('divider', {})])]);
    expect(declarationsOf(css, own('c1'))).toContain('--container-widget-flex-grow:1');
    expect(declarationsOf(css, own('c1'))).toContain(
      '--align-items:center;--container-widget-width:calc((1 - var(--container-widget-flex-grow))*100%)',
    );
    expect(css).toMatch(/\.e-con\{[^}]*--container-widget-width:100%;--container-widget-height:initial/);
    // Only some kinds of widgets ask.
    const words = draw([container(row, [widget('heading', { title: 'A' })])]).css;
    expect(declarationsOf(words, own('c1'))).toBe('--flex-direction:row;--align-items:center');
    expect(words).not.toContain('container-widget');
  });

  it('takes nothing from the one around it, of what a document says of any', () => {
    const { css } = draw([
      container({ min_height: sized(300), overflow: 'hidden' }, [container({}, [], 'c2')]),
    ]);
    expect(css).toContain('.e-con{--min-height:auto;--overflow:visible}');
    expect(draw([container({})]).css).not.toContain('--min-height');
    const author = draw([container({ custom_css: 'selector{height:var(--min-height)}' })]).css;
    expect(author).toContain('.e-con{--min-height:auto}');
  });

  it('says sides that are the same once', () => {
    const box = (settings: object) =>
      declarationsOf(draw([widget('button', settings)]).css, `${own('w1')} .elementor-button`);
    expect(box({ text_padding: sides(12) })).toContain('padding:12px');
    expect(box({ text_padding: sides(12, 4) })).toContain('padding:12px 4px');
    expect(box({ text_padding: sides(12, 4, 8) })).toContain('padding:12px 4px 8px');
    expect(box({ text_padding: sides(12, 4, 8, 2) })).toContain('padding:12px 4px 8px 2px');
  });

  it('keeps the order of a line that is turned round where its things stand below each other', () => {
    const turned = { flex_direction: 'row-reverse', flex_direction_tablet: 'column' };
    const { css } = draw([container(turned)]);
    expect(declarationsOf(css, own('c1'))).toMatch(/--flex-wrap-mobile:wrap-reverse$/);
    expect(declarationsOf(css, own('c1'), '(max-width:1024px)')).toMatch(/--flex-wrap-mobile:wrap$/);
  });

  it('has one column of a grid on a phone, unless the phone has a number of its own', () => {
    const grid = (settings: object, id: string) =>
      container({ container_type: 'grid', grid_columns_grid: sized(5, 'fr'), ...settings }, [], id);
    const { css } = draw([grid({}, 'c1'), grid({ grid_columns_grid_mobile: sized(2, 'fr') }, 'c2')]);
    expect(declarationsOf(css, own('c1'))).toContain('--e-con-grid-template-columns:repeat(5,1fr)');
    expect(declarationsOf(css, own('c1'), '(max-width:767px)')).toBe('--e-con-grid-template-columns:1fr');
    expect(declarationsOf(css, own('c2'), '(max-width:767px)')).toBe(
      '--e-con-grid-template-columns:repeat(2,1fr)',
    );
    expect(allCss).toContain('--e-con-grid-template-rows:repeat(2,1fr)');
  });

  it('has an overlay that half of its background shines through', () => {
    const { css, html } = draw([
      container({ background_overlay_background: 'classic', background_overlay_color: '#000' }),
      container(
        { background_overlay_background: 'classic', background_overlay_opacity: sized(0.8) },
        [],
        'c2',
      ),
    ]);
    expect(html).toContain('e-con-overlay');
    expect(declarationsOf(css, `${own('c1')}::before`)).toBe('background-color:#000;opacity:0.5');
    expect(declarationsOf(css, `${own('c2')}::before`)).toBe('opacity:0.8');
  });

  it('has an overlay that lies over its edge', () => {
    const width = { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' };
    const { css } = draw([container({ border_border: 'solid', border_width: width })]);
    expect(declarationsOf(css, own('c1'))).toContain('--border-top-width:1px;--border-right-width:2px');
    expect(allCss).toContain('inset:calc(0px - var(--border-top-width))');
  });

  it('stands in the middle of the page, and takes a share of its line', () => {
    expect(allCss).toContain(
      '.elementor>.e-con{--margin-left:auto;--margin-right:auto;max-width:min(100%,var(--width,100%))}',
    );
    const { css } = draw([container({ _flex_size: 'grow' }), container({ _flex_size: 'none' }, [], 'c2')]);
    expect(declarationsOf(css, own('c1'))).toBe('flex-grow:1;flex-shrink:0');
    expect(declarationsOf(css, own('c2'))).toBe('flex-grow:0;flex-shrink:0');
  });
});

describe('every widget', () => {
  it('keeps the space that follows it in a column beside its own margin', () => {
    const { css } = draw([
      widget('heading', {
        title: 'x',
        _margin: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' },
      }),
    ]);
    expect(declarationsOf(css, own('w1'))).toBe(
      'margin:1px 2px calc(3px + var(--kit-widget-spacing,0px)) 4px',
    );
    expect(allCss).toContain(
      '--kit-widget-spacing:var(--widgets-spacing-row,20px);margin-block-end:var(--kit-widget-spacing)',
    );
  });

  it('stands in the corner where it is out of the flow and says nothing else', () => {
    const { css } = draw([
      widget('heading', {
        title: 'x',
        _position: 'absolute',
        _offset_orientation_v: 'end',
        _offset_y_end: sized(9),
      }),
    ]);
    expect(declarationsOf(css, own('w1'))).toBe('position:absolute;inset-inline-start:0px;bottom:9px');
  });

  it('is turned before it is moved, by effects whose group is on', () => {
    const { css } = draw([
      widget('heading', {
        title: 'x',
        _transform_translate_popover: 'transform',
        _transform_translateX_effect: sized(10),
        _transform_rotate_popover: 'transform',
        _transform_rotateZ_effect: sized(45, 'deg'),
        _transform_skewX_effect: sized(9, 'deg'),
        _transform_flipX_effect: 'transform',
        _transform_scale_popover_hover: 'transform',
        _transform_scale_effect_hover: sized(1.2),
      }),
    ]);
    expect(declarationsOf(css, own('w1'))).toBe('transform:rotate(45deg) translateX(10px) scale(-1,1)');
    expect(declarationsOf(css, `${own('w1')}:hover`)).toBe('transform:scale(1.2,1.2)');
  });

  it.each(['circle', 'flower', 'hexagon', 'trapezoid-down', 'pill-horizontal'])(
    'is cut to the shape "%s", and only the picture of a picture is',
    (shape) => {
      const { css } = draw([
        widget('image', { _mask_switch: 'yes', _mask_shape: shape, _mask_size: 'cover' }),
      ]);
      const mask = declarationsOf(
        css,
        `${own('w1')}:not(.elementor-widget-image), ${own('w1')}.elementor-widget-image img`,
      );
      expect(mask).toMatch(
        /^mask-image:url\("data:image\/svg\+xml,.*d='M.*Z.*"\);mask-size:cover;mask-position:center center/,
      );
    },
  );
});

const edge = (name: string, negative = ''): string => {
  const { html } = draw([container({ shape_divider_bottom: name, shape_divider_bottom_negative: negative })]);
  return / d="([^"]+)"/.exec(html)?.[1] ?? '';
};
const ONE_WAY = 'mountains zigzag tilt opacity-tilt opacity-fan wave-brush waves-pattern'.split(' ');
const BOTH_WAYS =
  'drops clouds pyramids triangle triangle-asymmetrical curve curve-asymmetrical waves arrow split book'.split(
    ' ',
  );

it.each([...ONE_WAY, ...BOTH_WAYS])('draws the edge "%s" from side to side', (name) => {
  expect(edge(name)).toMatch(/^M0 .*L1000 0H0Z$/);
});

it.each(BOTH_WAYS)('fills the edge "%s" on the other side of its line', (name) => {
  expect(edge(name, 'yes')).toMatch(/^M0 .*L1000 [1-9][\d.]*H0Z$/);
});

it('folds tabs from the device down that they name, each title before its content', () => {
  const tabs = [{ tab_title: 'One' }, { tab_title: 'Two' }];
  const { css, html } = draw([widget('nested-tabs', { tabs, breakpoint_selector: 'tablet' })]);
  expect(html).toContain('elementor-widget-n-tabs');
  expect(css).toMatch(/max-width:1024px\)\{[^@]*\.e-n-tabs-tablet[^@]*:nth-child\(2\)\{order:2\}/);
  expect(css).not.toContain('nth-child(3)');
});

it('puts the icon of a box above its words on a phone, wherever it stands else', () => {
  const { html } = draw([widget('icon-box', { title_text: 'x', position: 'left' })]);
  expect(html).toContain('elementor-position-left elementor-mobile-position-top');
});

it('moves what the pointer is over by the name that a document has, and brings no other moves', () => {
  const { css, html } = draw([
    widget('button', { text: 'x', hover_animation: 'grow' }),
    widget('button', { text: 'y', hover_animation: 'wobble-top' }, 'w2'),
    widget('button', { text: 'z', hover_animation: 'constructor' }, 'w3'),
  ]);
  expect(html).toContain('elementor-animation-grow');
  expect(css).toContain('.elementor-animation-grow:is(:hover,:focus,:active){transform:scale(1.1)}');
  expect(css).toMatch(/@keyframes e-hover-wobble-top\{17%\{transform:skew\(-12deg\)\}/);
  expect(css).not.toMatch(/e-hover-buzz|native code/);
});

it('lets a picture behind something stand still on desktops alone', () => {
  const { css } = draw([
    container({
      background_background: 'classic',
      background_image: { url: '/a.jpg', id: 1 },
      background_attachment: 'fixed',
    }),
  ]);
  expect(declarationsOf(css, own('c1'))).not.toContain('attachment');
  expect(declarationsOf(css, own('c1'), '(min-width:1025px)')).toBe('background-attachment:fixed');
});

it('names the width of a widget on each device', () => {
  const { html } = draw([
    widget('heading', { title: 'x', _element_width: 'auto', _element_width_mobile: 'inherit' }),
  ]);
  expect(html).toContain('elementor-widget__width-auto elementor-widget-mobile__width-inherit');
});

it('draws dividers with a pattern, as high and wide as they say', () => {
  const { css, html } = draw([
    widget('divider', { style: 'wavy', weight: sized(3), pattern_height: sized(30) }),
  ]);
  expect(html).toContain('e-divider-pattern');
  expect(declarationsOf(css, own('w1'))).toMatch(
    /--divider-pattern:url\("data:image\/svg\+xml,.*stroke-width='3'.*"\);--divider-pattern-height:30px;--divider-pattern-size:20px/,
  );
  expect(draw([widget('divider', { style: 'dashed' })]).html).not.toContain('e-divider-pattern');
});

// The page's script takes slides in a flex box for a page that has the library's styles already, and would bring none.
