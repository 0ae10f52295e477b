import { Html } from '../html/Html.tsx';
import { dividerPattern, isDividerPattern } from '../shapes/dividerPatterns.ts';
import { numberOf, textOf } from '../settings/Settings.ts';
import { type Control, rule } from '../styles/Control.ts';
import { typography } from '../styles/typography.ts';
import type { Widget } from './Widget.ts';

const LINE = '& .elementor-divider-separator';
const SIDES = {
  left: 'flex-start',
  start: 'flex-start',
  center: 'center',
  right: 'flex-end',
  end: 'flex-end',
};

/** Styles that are pictures, as high and as wide as they say: a mask over the colour. */
const pattern: Control = {
  keys: ['style', 'weight', 'pattern_height', 'pattern_size'],
  selector: '',
  paint: (at) => {
    const style = String(at('style') ?? '');
    if (!isDividerPattern(style)) return '';
    const px = (key: string, byDefault: number): number => numberOf({ [key]: at(key) }, key) ?? byDefault;
    const weight = Math.min(10, Math.max(0.5, px('weight', 1)));
    return `--divider-pattern:${dividerPattern(style, weight)};--divider-pattern-height:${px('pattern_height', 24)}px;--divider-pattern-size:${px('pattern_size', 20)}px`;
  },
};

export const divider: Widget = {
  type: 'divider',
  defaults: { style: 'solid', look: 'line', weight: { unit: 'px', size: 1 }, gap: { unit: 'px', size: 15 } },
  classes: [
    ['view', 'elementor-view-'],
    ['look', 'elementor-widget-divider--view-'],
    ['element_align', 'elementor-widget-divider--element-align-'],
  ],
  controls: [
    rule('style', '', '--divider-style:{{VALUE}}', {
      words: { solid: 'solid', double: 'double', dotted: 'dotted', dashed: 'dashed' },
    }),
    pattern,
    rule('color', '', '--divider-color:{{VALUE}}'),
    rule('weight', '', '--divider-width:{{SIZE}}{{UNIT}}'),
    rule('width', LINE, 'width:{{SIZE}}{{UNIT}}'),
    rule('align', '& .elementor-divider', 'justify-content:{{VALUE}}', { words: SIDES }),
    rule('gap', '& .elementor-divider', 'padding-block:{{SIZE}}{{UNIT}}'),
    rule('text_spacing', '', '--divider-element-spacing:{{SIZE}}{{UNIT}}'),
    rule('icon_spacing', '', '--divider-element-spacing:{{SIZE}}{{UNIT}}'),
    rule('text_color', '& .elementor-divider__text', 'color:{{VALUE}}'),
    ...typography('typography', '& .elementor-divider__text'),
    rule('primary_color', '& .elementor-icon', 'color:{{VALUE}};fill:{{VALUE}}'),
    rule('icon_size', '& .elementor-icon', 'font-size:{{SIZE}}{{UNIT}}'),
  ],
  draw({ settings, tools }) {
    const look = textOf(settings, 'look');
    const icon = look === 'line_icon' ? tools.icon(settings['icon']) : null;
    const text = look === 'line_text' ? tools.inline(textOf(settings, 'text')) : '';
    const isPattern = isDividerPattern(textOf(settings, 'style'));
    return (
      <div className={isPattern ? 'elementor-divider e-divider-pattern' : 'elementor-divider'}>
        <span className="elementor-divider-separator">
          {text !== '' && (
            <Html as="span" className="elementor-divider__text elementor-divider__element" html={text} />
          )}
          {icon && <span className="elementor-icon elementor-divider__element">{icon}</span>}
        </span>
      </div>
    );
  },
};
