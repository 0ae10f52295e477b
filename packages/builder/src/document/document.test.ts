import { describe, expect, it } from 'vitest';
import { compareVersions, kitFileName, whyNotKitDescription, whyNotKitName } from '../kit/kitRules.ts';
import { declarationsOf, draw, widget } from '../testing/draw.ts';
import { documentPriority, readCondition } from './displayConditions.ts';
import { templateFileName, whyNotExported, whyNotTemplate, whyNotUploaded } from './documentRules.ts';
import { readDocument } from './readDocument.ts';

describe('documents', () => {
  it('come as pages, kit files and bare lists of elements', () => {
    const element = { id: 'a', elType: 'container', settings: [], elements: [] };
    for (const source of [
      { content: [element] },
      { elements: [element] },
      [element],
      { content: { 3: element } },
    ])
      expect(readDocument(source).elements).toHaveLength(1);
    expect(readDocument(null).elements).toEqual([]);
  });

  it('give elements of one id ids of their own, and say so', () => {
    const { elements, notes } = readDocument([
      { id: 'x', elType: 'container' },
      { id: 'x', elType: 'container' },
      { elType: 'container' },
    ]);
    expect(elements.map(({ id }) => id)).toEqual(['x', 'x-2', 'at-2']);
    expect(notes.map(({ path }) => path)).toEqual(['content[1].id', 'content[2].id']);
  });

  it('show what unknown widgets say, and name them', () => {
    const { html, notes } = draw([
      widget('flip-box', { title_text_a: 'Front', description_text_a: '<p>Words</p><script>x</script>' }),
    ]);
    expect(html).toContain('Front');
    expect(html).toContain('<p>Words</p>');
    expect(html).not.toContain('script');
    expect(notes).toMatchObject([
      { kind: 'not-understood', path: 'content[0]', message: 'the widget "flip-box" is not known here' },
    ]);
  });

  it('of the fourth generation are drawn with their own classes', () => {
    const typed = (type: string, value: unknown) => ({ $$type: type, value });
    const { html, css } = draw([
      {
        id: 'b1',
        elType: 'e-flexbox',
        settings: { classes: typed('classes', ['e-b1-x']) },
        styles: {
          'e-b1-x': {
            id: 'e-b1-x',
            variants: [
              {
                meta: { breakpoint: 'tablet' },
                props: { color: typed('color', 'red'), 'font-size': typed('size', { size: 2, unit: 'rem' }) },
              },
            ],
          },
        },
        elements: [
          {
            id: 'b2',
            elType: 'widget',
            widgetType: 'e-heading',
            settings: { title: typed('string', 'Fourth'), tag: typed('string', 'h4') },
            elements: [],
          },
        ],
      },
    ]);
    expect(html).toContain('<h4>Fourth</h4>');
    expect(css).toContain('@media (max-width:1024px){.elementor-1 .e-b1-x{color:red;font-size:2rem}}');
  });
});

describe('settings', () => {
  it('become rules for each device that has a value', () => {
    const { css } = draw([
      widget('heading', {
        title: 'x',
        align: 'center',
        align_mobile: 'left',
        typography_typography: 'custom',
        typography_font_size: { unit: 'px', size: 40 },
        typography_font_size_tablet: { unit: 'rem', size: 2 },
      }),
    ]);
    expect(css).toContain('.elementor-element-w1{text-align:center}');
    expect(css).toMatch(/@media \(max-width:767px\)\{[^@]*text-align:left/);
    expect(css).toMatch(/@media \(max-width:1024px\)\{[^@]*font-size:2rem/);
  });

  it('count only where their group and their conditions do', () => {
    const { css, html } = draw([
      widget('image-carousel', {
        carousel: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
        image_spacing_custom: { unit: 'px', size: 93 },
        typography_font_size: { unit: 'px', size: 40 },
      }),
    ]);
    expect(css).not.toContain('93px');
    expect(html).not.toContain('image_spacing_custom');
    expect(html).toContain('aria-label="1 of 2"');
    expect(html).toContain('&quot;autoplay&quot;:&quot;yes&quot;');
  });

  it('of which a part is missing are no rule at all, and 0 is no missing part', () => {
    const padded = (padding: object): string =>
      draw([
        { id: 'c1', elType: 'container', settings: { padding: { unit: 'px', ...padding } }, elements: [] },
      ]).css;
    expect(padded({ top: '9', right: '', bottom: '9', left: '9' })).not.toContain('9px');
    expect(padded({ top: '9', right: '0', bottom: 0, left: '9' })).toContain(
      '--padding-top:9px;--padding-right:0px;--padding-bottom:0px;--padding-left:9px',
    );
  });

  it('of a button lead to the page until somebody clears its link', () => {
    const buttonOf = (settings: object): string =>
      /<a [^>]*elementor-button[^>]*>/.exec(draw([widget('button', settings)]).html)?.[0] ?? '';
    expect(buttonOf({})).toBe(
      '<a href="#" class="elementor-button elementor-button-link elementor-size-sm">',
    );
    expect(buttonOf({ link: { url: '', is_external: '' } })).toBe(
      '<a role="button" class="elementor-button elementor-size-sm">',
    );
  });

  it('cannot leave their declaration', () => {
    for (const color of ['red;}body{display:none', 'url(//evil.example)', '</style>', 'red\\3b', "'"])
      expect(draw([widget('heading', { title: 'x', title_color: color })]).css).not.toContain('color:');
  });

  it('of a container are variables, and its background may be a film', () => {
    const { html, css } = draw([
      {
        id: 'c1',
        elType: 'container',
        settings: {
          flex_direction: 'row',
          flex_gap: { row: '10', column: '30', unit: 'px' },
          padding: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' },
          background_background: 'video',
          background_video_link: 'https://a.example/x.mp4',
          animation: 'fadeIn',
        },
        elements: [],
      },
    ]);
    expect(css).toContain('--flex-direction:row');
    expect(css).toContain('--row-gap:10px;--column-gap:30px');
    expect(css).toContain('--padding-top:1px;--padding-right:2px');
    expect(html).toContain('elementor-background-video-hosted');
    expect(html).toContain('elementor-invisible');
  });

  it('of columns make them as wide as they say, and stand them below each other on the narrowest device', () => {
    const column = (id: string, settings: object) => ({
      id,
      elType: 'column',
      settings: { _column_size: 50, ...settings },
      elements: [],
    });
    const { css, html } = draw([
      {
        id: 's1',
        elType: 'section',
        settings: { gap: 'wide' },
        elements: [
          column('c1', { _inline_size: 30 }),
          column('c2', { _inline_size: 70, _inline_size_mobile: 45 }),
        ],
      },
    ]);
    expect(html).toContain('elementor-container elementor-column-gap-wide');
    expect(html).toContain('elementor-column elementor-col-50 elementor-top-column');
    const wide = '(min-width:768px)';
    expect(declarationsOf(css, '.elementor-col-50', wide)).toBe('width:50%');
    expect(declarationsOf(css, '.elementor-1 .elementor-element.elementor-element-c1', wide)).toBe(
      'width:30%',
    );
    expect(css).toContain('@media (max-width:767px){.elementor-column{width:100%}}');
    expect(css).toMatch(/max-width:767px\)\{[^@]*-c2\{width:45%\}/);
  });

  it('of texts keep their colours without an inline style', () => {
    const { html, css } = draw([
      widget('text-editor', { editor: '<p style="color:red;position:fixed">x</p>' }),
    ]);
    expect(html).toContain('<p class="e-text-1">x</p>');
    expect(css).toContain('.e-text-1{color:red}');
  });

  it('that the site fills in are asked of it', () => {
    const settings = {
      title: 'Old',
      __dynamic__: { title: '[elementor-tag id="1" name="site-title" settings="%7B%7D"]' },
    };
    expect(draw([widget('heading', settings)], { dynamic: () => 'New' }).html).toContain('>New<');
    const { html, notes } = draw([widget('heading', settings)]);
    expect(html).toContain('Old');
    expect(notes[0]?.message).toContain('site-title');
  });

  it('that the site fills in may stand in the items of a list', () => {
    const tag = '[elementor-tag id="1" name="site-title" settings="%7B%7D"]';
    const items = [{ text: 'Plain' }, { text: 'Old', __dynamic__: { text: tag } }];
    const { html } = draw([widget('icon-list', { icon_list: items })], { dynamic: () => 'New' });
    expect([...html.matchAll(/list-text">(\w*)/g)].map(([, text]) => text)).toEqual(['Plain', 'New']);
  });

  it('of an icon count in their old form until their document has moved on', () => {
    const old = { icon: 'fa fa-heart' };
    const iconsOf = (type: string, settings: object): readonly string[] =>
      [...draw([widget(type, settings)]).html.matchAll(/e-icon-([a-z]+)/g)].map(([, name = '']) => name);
    expect(iconsOf('icon', {})).toEqual(['star']);
    expect(iconsOf('icon', old)).toEqual(['heart']);
    const moved = {
      ...old,
      selected_icon: { value: 'fas fa-bell' },
      __fa4_migrated: { selected_icon: true },
    };
    expect(iconsOf('icon', moved)).toEqual(['bell']);
    const tabs = [{ tab_title: 'One', tab_content: 'x' }];
    expect(iconsOf('accordion', { tabs, ...old, icon_active: 'fa fa-bell' })).toEqual(['heart', 'bell']);
  });
});

it('chooses the document whose condition means a place most closely', () => {
  const place = { area: 'singular', names: ['page', 'front_page'], id: '12' } as const;
  const priority = (...written: string[]) =>
    documentPriority(
      written.flatMap((each) => readCondition(each) ?? []),
      place,
    );
  expect(priority('include/general')).toBe(1);
  expect(priority('include/singular/page/12')).toBe(4);
  expect(priority('include/singular/page/13')).toBe(0);
  expect(priority('include/general', 'exclude/singular/page')).toBe(0);
  expect(priority('include/singular/page/12', 'exclude/general')).toBe(4);
  expect(readCondition('sometimes/general')).toBeNull();
});

it('has the rules of kits', () => {
  expect([compareVersions('3.0', '3'), compareVersions('2.9', '2.10'), compareVersions('', '0.0.1')]).toEqual(
    [0, -1, -1],
  );
  expect(['', 'House (new)', 'a/b'].map(whyNotKitName)).toEqual([
    'Must add a website template name',
    null,
    'Use characters only',
  ]);
  expect(whyNotKitDescription('x'.repeat(301))).toBe('Description exceeds 300 characters');
  expect([kitFileName('A/B: kit?'), kitFileName('///')]).toEqual(['AB kit.zip', 'elementor-kit.zip']);
});

it('says why a template is not taken, handed over or kept', () => {
  expect([undefined, 'x', { content: {} }, { content: [] }].map(whyNotTemplate)).toEqual([
    'Please upload a file to import',
    'Invalid File',
    'Invalid Content In File',
    null,
  ]);
  const full = readDocument([{ id: 'a', elType: 'container' }]);
  expect([null, readDocument({ content: [] }), full].map(whyNotExported)).toEqual([
    'Template data not found',
    'The template is empty',
    null,
  ]);
  expect(templateFileName(12, Date.UTC(2026, 0, 31))).toBe('elementor-12-2026-01-31.json');
  expect(whyNotUploaded({ used: 9, most: 10 })).toBeNull();
  expect(whyNotUploaded({ used: 10, most: 10 })).toBe(
    'The upload failed because you’ve saved the maximum templates already.',
  );
  expect(whyNotUploaded({ used: 9, most: 10 }, 2)).toBe(
    'The upload failed because it will pass the maximum templates you can save.',
  );
});
