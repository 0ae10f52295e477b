import { type Control, rule } from './Control.ts';
import { safeCss, sizedOf } from './cssValue.ts';
import { lazyPicture } from './lazyCss.ts';
import { shadowOf } from './typography.ts';

const POSITION = 'background-position:{{VALUE}}';

/** Colour, picture or gradient behind something. */
export function background(name: string, selector: string): readonly Control[] {
  const key = (end: string): string => `${name}_${end}`;
  const kind = key('background');
  const isPicture = { [kind]: ['classic', 'gradient', 'video', 'slideshow'] };
  return [
    rule(key('color'), selector, 'background-color:{{VALUE}}', { when: isPicture }),
    rule(key('image'), selector, `background-image:${lazyPicture('{{URL}}')}`, {
      when: { [kind]: 'classic' },
    }),
    rule(key('position'), selector, POSITION, {
      when: { [kind]: 'classic', [`${key('position')}!`]: 'initial' },
    }),
    rule(
      key('xpos'),
      selector,
      `background-position:{{SIZE}}{{UNIT}} {{${key('ypos')}.SIZE}}{{${key('ypos')}.UNIT}}`,
      {
        when: { [kind]: 'classic', [key('position')]: 'initial' },
      },
    ),
    rule(key('size'), selector, 'background-size:{{VALUE}}', {
      when: { [kind]: 'classic', [`${key('size')}!`]: 'initial' },
    }),
    rule(key('bg_width'), selector, 'background-size:{{SIZE}}{{UNIT}} auto', {
      when: { [kind]: 'classic', [key('size')]: 'initial' },
    }),
    rule(key('repeat'), selector, 'background-repeat:{{VALUE}}', { when: { [kind]: 'classic' } }),
    // On phones a picture that stands still is drawn as large as the whole page.
    rule(key('attachment'), selector, 'background-attachment:{{VALUE}}', {
      when: { [kind]: 'classic' },
      isDesktop: true,
    }),
    gradient(name, selector),
    rule(
      key('video_fallback'),
      selector,
      `background:${lazyPicture('{{URL}}')} 50% 50%;background-size:cover`,
      {
        when: { [kind]: 'video' },
      },
    ),
  ];
}

function gradient(name: string, selector: string): Control {
  const key = (end: string): string => `${name}_${end}`;
  return {
    keys: ['color', 'color_b', 'gradient_angle', 'color_stop', 'color_b_stop', 'gradient_position'].map(key),
    selector,
    when: { [key('background')]: 'gradient' },
    paint(at, { color }) {
      const from = color(key('color'));
      // Without its first colour a gradient says nothing.
      if (from === '') return '';
      const to = color(key('color_b')) || '#f2295b';
      const stop = (end: string, byDefault: number): string => {
        const sized = sizedOf(at(key(end)), '%');
        return sized ? sized.size + sized.unit : `${byDefault}%`;
      };
      const stops = `${from} ${stop('color_stop', 0)},${to} ${stop('color_b_stop', 100)}`;
      // Where a page keeps pictures of boxes far down back, words on them must be readable until they come.
      const ground = [from, to].every((each) => /^#[\da-f]{6}$/i.test(each)) ? from : 'transparent';
      if (at(key('gradient_type')) === 'radial') {
        const place = safeCss(at(key('gradient_position'))) || 'center center';
        return `background-color:${ground};background-image:radial-gradient(at ${place},${stops})`;
      }
      const angle = sizedOf(at(key('gradient_angle')), 'deg');
      return `background-color:${ground};background-image:linear-gradient(${angle ? angle.size + angle.unit : '180deg'},${stops})`;
    },
  };
}

/** Kind, width and colour of an edge. "none" takes one away. */
export const border = (name: string, selector: string): readonly Control[] => [
  rule(`${name}_border`, selector, 'border-style:{{VALUE}}', { when: { [`${name}_border!`]: '' } }),
  rule(
    `${name}_width`,
    selector,
    'border-width:{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}',
    { when: { [`${name}_border!`]: ['', 'none'] } },
  ),
  rule(`${name}_color`, selector, 'border-color:{{VALUE}}', { when: { [`${name}_border!`]: ['', 'none'] } }),
];

const FOUR = '{{TOP}}{{UNIT}} {{RIGHT}}{{UNIT}} {{BOTTOM}}{{UNIT}} {{LEFT}}{{UNIT}}';

export const radius = (key: string, selector: string): Control =>
  rule(key, selector, `border-radius:${FOUR}`);
export const padding = (key: string, selector: string): Control => rule(key, selector, `padding:${FOUR}`);
export const margin = (key: string, selector: string): Control => rule(key, selector, `margin:${FOUR}`);

export const boxShadow = (name: string, selector: string): Control => ({
  keys: [`${name}_box_shadow`, `${name}_box_shadow_type`],
  selector,
  when: { [`${name}_box_shadow_type`]: 'yes' },
  paint: (at) => {
    const lengths = ['horizontal', 'vertical', 'blur', 'spread'];
    const css = shadowOf(at(`${name}_box_shadow`), lengths, 'rgba(0,0,0,0.5)');
    const inset = String(at(`${name}_box_shadow_position`) ?? '').trim() === 'inset' ? ' inset' : '';
    return css && `box-shadow:${css}${inset}`;
  },
});

const FILTERS: readonly (readonly [key: string, name: string, unit: string])[] = [
  ['blur', 'blur', 'px'],
  ['brightness', 'brightness', '%'],
  ['contrast', 'contrast', '%'],
  ['saturate', 'saturate', '%'],
  ['hue', 'hue-rotate', 'deg'],
];

export const cssFilters = (name: string, selector: string): Control => ({
  keys: FILTERS.map(([key]) => `${name}_${key}`),
  selector,
  when: { [`${name}_css_filter`]: 'custom' },
  paint: (at) => {
    const parts = FILTERS.flatMap(([key, filter, unit]) => {
      const sized = sizedOf(at(`${name}_${key}`));
      return sized ? [`${filter}(${sized.size}${unit})`] : [];
    });
    return parts.length > 0 ? `filter:${parts.join(' ')}` : '';
  },
});
