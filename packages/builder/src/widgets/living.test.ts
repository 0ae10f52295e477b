import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readKit } from '../kit/Kit.ts';
import { renderDocument } from '../render/renderDocument.tsx';
import { HANDLERS } from '../runtime/elements/handlers.ts';
import { contactLink } from './contactLink.ts';
import { ownWidgets } from './index.ts';

const widget = (widgetType: string, settings: object, elements: readonly object[] = []) => ({
  id: 'w1',
  elType: 'widget',
  widgetType,
  settings,
  elements,
});
const drawn = (element: object, kit: object = {}) =>
  renderDocument(readDocument({ content: [element] }), { id: 7, kit: readKit(kit) });
const settingsIn = (html: string): unknown =>
  JSON.parse((/data-settings="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'));
const picture = { url: '/a.jpg', alt: 'A jar', title: 'Jar', caption: 'Caption', description: 'Of clay' };

describe('widgets and the script that brings them to life', () => {
  it('know each other: what says that it lives has a handler, and what has one says so', () => {
    const types = new Set(HANDLERS.map(({ type }) => type));
    const live = ownWidgets.filter(({ isLive }) => isLive).map(({ type }) => type);
    expect(live.filter((type) => !types.has(type))).toEqual([]);
    // Our own large letters are drawn; variants of contact buttons that have no box need no script.
    const still = ownWidgets.filter(({ isLive, type }) => !isLive && types.has(type)).map(({ type }) => type);
    expect(still.filter((type) => !/^(?:text-editor|contact-buttons-var-\d+)$/.test(type))).toEqual([]);
  });

  it.each([
    [
      'nested-tabs',
      { tabs: [{ tab_title: 'A' }], tabs_direction: 'inline-start' },
      { tabs_direction: 'inline-start', breakpoint_selector: 'mobile' },
    ],
    [
      'nested-accordion',
      { items: [{ item_title: 'A' }], default_state: 'all_collapsed' },
      {
        max_items_expended: 'one',
        n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
      },
    ],
    ['text-editor', { editor: 'Once', drop_cap: 'yes' }, null],
    ['tabs', { tabs: [{ tab_title: 'A' }] }, null],
    [
      'video',
      { video_type: 'hosted', hosted_url: { url: '/a.mp4' }, aspect_ratio: '43', lightbox: '' },
      { video_type: 'hosted', aspect_ratio: '43', controls: 'yes' },
    ],
  ])('%s tells it what the original tells, and nothing else', (type, settings, expected) => {
    expect(settingsIn(drawn(widget(type, settings)).html)).toEqual(expected);
  });

  it('is told of backgrounds, of offsets and of what sticks', () => {
    const box = (settings: object) =>
      settingsIn(drawn({ id: 'c', elType: 'container', settings, elements: [] }).html);
    expect(box({ background_background: 'classic', background_color: '#fff' })).toEqual({
      background_background: 'classic',
    });
    expect(box({ background_background: 'video', background_video_link: '/a.mp4' })).toEqual({
      background_background: 'video',
      background_video_link: '/a.mp4',
    });
    expect(box({ sticky: 'top', sticky_anchor_link_offset: 90 })).toEqual({ sticky_anchor_link_offset: 90 });
    expect(
      settingsIn(
        drawn(
          widget('image-carousel', {
            carousel: [picture],
            offset_sides: 'both',
            offset_width_mobile: { size: 9 },
          }),
        ).html,
      ),
    ).toMatchObject({ offset_sides: 'both', offset_width_mobile: { size: 9 } });
  });

  it.each([
    ['a link to an action', widget('button', { link: { url: '#elementor-action%3Aaction%3Dx' } }), true],
    ['one in a text', widget('text-editor', { editor: '<a href="#elementor-action:action=x&">x</a>' }), true],
    ['a link to a picture', widget('button', { link: { url: '/a.jpg' } }), true],
    ['a link to a page', widget('button', { link: { url: '/a/' } }), false],
    ['a large letter', widget('text-editor', { editor: 'Once', drop_cap: 'yes' }), false],
    [
      'an offset of what sticks',
      { id: 'c', elType: 'container', settings: { sticky: 'top', sticky_anchor_link_offset: 9 } },
      true,
    ],
  ])('is in the page for %s: %#', (_what, element, expected) => {
    expect(drawn(element).needs.script).toBe(expected);
  });

  it.each([
    [
      'the same way everywhere',
      { _animation: 'fadeIn', _animation_delay: 200 },
      { entrances: true, script: false },
    ],
    [
      'in another way on phones',
      { _animation: 'fadeIn', _animation_mobile: 'none' },
      { entrances: false, script: true },
    ],
    ['not at all', { _animation: 'none' }, { entrances: false, script: false }],
  ])('is a small one for what comes in %s', (_how, settings, expected) => {
    expect(drawn(widget('heading', { title: 'x', ...settings })).needs).toMatchObject(expected);
  });

  it.each(['accordion', 'toggle', 'tabs', 'nested-tabs', 'nested-accordion', 'counter', 'progress', 'alert'])(
    'is a small one for %s, which needs to know nothing of its page',
    (type) => {
      const tabs = [{ tab_title: 'One', tab_content: 'What it says' }];
      const items = [{ item_title: 'One' }];
      const { needs } = drawn(widget(type, { tabs, items, alert_title: 'Look', title: 'Fired' }));
      expect(needs).toMatchObject({ entrances: true, script: false });
    },
  );
});

describe('what widgets draw for it', () => {
  it('shows as many slides before the script comes as after, on every device', () => {
    const css = (settings: object): string[] =>
      [
        ...drawn(widget('image-carousel', { carousel: [picture], ...settings })).css.matchAll(
          /--e-image-carousel-slides-to-show:([\d.]+)/g,
        ),
      ].map(([, shown]) => shown ?? '');
    expect(css({})).toEqual(['3', '2', '1']);
    expect(css({ slides_to_show: '1' })).toEqual(['1', '1', '1']);
    expect(css({ slides_to_show: '5', slides_to_show_mobile: '2' })).toEqual(['5', '2', '2']);
  });

  it('says of a large picture what the kit wants, else what it is called', () => {
    const said = (kit: object, value: object = picture) =>
      drawn(widget('image', { image: value, link_to: 'file' }), kit).html.match(/lightbox-\w+="[^"]*"/g);
    expect(said({})).toEqual(['lightbox-title="Jar"', 'lightbox-description="Of clay"']);
    expect(said({ lightbox_title_src: 'caption', lightbox_description_src: '' })).toEqual([
      'lightbox-title="Caption"',
    ]);
    expect(said({}, { url: '/a.jpg', alt: 'A "jar"' })).toEqual(['lightbox-title="A &quot;jar&quot;"']);
  });

  it.each([
    [
      '<p>Once</p>',
      '<p><span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">O</span></span>nce</p>',
    ],
    [
      '<p>&amp;c.</p>',
      '<p><span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">&amp;</span></span>c.</p>',
    ],
    ['<p><b>Once</b></p>', '<p><b>Once</b></p>'],
    ['<p>  </p>', '<p>  </p>'],
  ])('makes a letter large at the beginning alone: %s', (editor, html) => {
    expect(drawn(widget('text-editor', { editor, drop_cap: 'yes' })).html).toContain(html);
  });

  it('keeps the decimals of a number, and its thousands apart in front of them alone', () => {
    const { html } = drawn(widget('counter', { ending_number: '12345.6700' }));
    expect(html).toContain('data-to-value="12345.6700"');
    expect(html).toContain('>12,345.6700<');
  });

  it('names panels by their titles, whatever ids those have', () => {
    const tabs = [{ tab_title: 'A <b>b</b>', element_id: 'own' }];
    const panel = { id: 'p', elType: 'container', settings: {}, elements: [] };
    const { html } = drawn(widget('nested-tabs', { tabs }, [panel]));
    expect(html).toContain('aria-labelledby="own"');
    expect(html).toContain('data-title="A b"');
  });
});

describe('questions and answers', () => {
  const faq = (html: string): unknown => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    return json && (JSON.parse(json) as { mainEntity: unknown }).mainEntity;
  };
  const said = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  const tabs = [
    { tab_title: 'How <b>long</b>?', tab_content: '<p>Two days.</p><p>Or three.</p>' },
    { tab_title: '</script><img src=x>', tab_content: '' },
  ];

  it.each(['accordion', 'toggle'])(
    'of an %s are told to search engines where the author asks for it',
    (type) => {
      expect(faq(drawn(widget(type, { tabs, faq_schema: 'yes' })).html)).toEqual([
        said('How long ?', 'Two days. Or three.'),
        said('', ''),
      ]);
      expect(drawn(widget(type, { tabs })).html).not.toContain('ld+json');
    },
  );

  it('may be containers with widgets in them', () => {
    const answer = (...elements: object[]) => ({ id: 'c1', elType: 'container', settings: {}, elements });
    const { html } = drawn(
      widget(
        'nested-accordion',
        { items: [{ item_title: 'Why?' }, { item_title: 'No answer' }], faq_schema: 'yes' },
        [
          answer(
            widget('heading', { title: 'Because' }),
            answer(widget('text-editor', { editor: '<p>of <i>it</i></p>' })),
          ),
        ],
      ),
    );
    expect(faq(html)).toEqual([said('Why?', 'Because of it')]);
  });
});

describe('ways to reach somebody', () => {
  it.each([
    ['WhatsApp', { c_number: '+44 20-1' }, 'https://wa.me/44201'],
    ['Telephone', { c_number: 441 }, 'tel:441'],
    ['SMS', { c_number: '1;2' }, 'sms:12'],
    ['Email', { c_mail: 'a@b.c', c_mail_subject: 'A & b' }, 'mailto:a@b.c?subject=A%20%26%20b'],
    ['Messenger', { c_username: 'a/b' }, 'https://m.me/a%2Fb'],
    ['Skype', { c_username: 'ann' }, 'skype:ann?chat'],
    ['Viber', { c_number: '+1', c_viber_action: 'evil' }, 'viber://contact?number=%2B1'],
    ['Url', { c_url: { url: 'javascript:alert(1)' } }, ''],
    ['Facebook', { c_url: { url: '/me' } }, '/me'],
    ['What nobody knows', { c_url: '/there' }, '/there'],
    ['constructor', { c_url: '/x' }, '/x'],
    ['Email', {}, ''],
  ])('%s leads to what was given', (platform, settings, href) => {
    expect(contactLink(settings, 'c', platform).href).toBe(href);
  });

  it('are drawn with a box that a button opens, a bar that closes, and a page of links', () => {
    const contact = drawn(
      widget('contact-buttons', {
        chat_button_number: '123',
        send_button_text: 'Write',
        top_bar_title: 'Ann <i>',
        contact_repeater: [{ contact_icon_platform: 'Email', contact_icon_mail: 'a@b.c' }],
      }),
    );
    expect(contact.needs.script).toBe(true);
    expect(contact.html).toContain('href="https://wa.me/123"');
    expect(contact.html).toContain('Ann &lt;i&gt;');
    expect(contact.html).toContain('aria-expanded="false"');
    const bar = drawn(
      widget('floating-bars-var-1', {
        announcement_text: 'Sale',
        cta_text: 'Look',
        cta_link: { url: '/shop/' },
        accessible_name: 'the sale',
      }),
    );
    expect(bar.html).toContain('aria-label="Close the sale"');
    const bio = drawn(
      widget('link-in-bio', {
        bio_heading: 'Ann',
        bio_heading_tag: 'script',
        icon: [{ icon_platform: 'Instagram', icon_url: { url: 'https://a.test/ann' } }],
        cta_link: [{ cta_link_text: 'Shop', cta_link_type: 'Url', cta_link_url: { url: '/shop/' } }],
        image_links: [{ image_links_image: picture, image_links_url: { url: 'https://b.test/x' } }],
      }),
    );
    expect(bio.html).toContain('<h2 class="e-link-in-bio__heading">Ann</h2>');
    expect(bio.html).toContain('aria-label="Instagram"');
    expect(bio.html).toContain('aria-label="b.test"');
    expect(bio.needs.script).toBe(false);
  });
});
