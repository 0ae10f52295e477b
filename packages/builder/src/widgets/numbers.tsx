import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { asPicture, asProgress } from '../html/wireRoles.ts';
import { countedText } from '../runtime/widgets/countedText.ts';
import { isOn, numberOf, type Settings, textOf } from '../settings/Settings.ts';
import { rule } from '../styles/Control.ts';
import { textShadow, textStroke, typography } from '../styles/typography.ts';
import { headingTag } from './headingTag.ts';
import { iconValue } from './icon.tsx';
import type { Widget, WidgetTools } from './Widget.ts';

const NUMBER = '& .elementor-counter-number-wrapper';
const TITLE = '& .elementor-counter-title';

export const counter: Widget = {
  type: 'counter',
  isLive: 'alone',
  defaults: {
    starting_number: 0,
    ending_number: 100,
    duration: 2000,
    thousand_separator: 'yes',
    thousand_separator_char: '',
    title_tag: 'div',
  },
  controls: [
    rule('number_color', NUMBER, 'color:{{VALUE}}'),
    ...typography('typography_number', NUMBER),
    textShadow('number_shadow', NUMBER),
    ...textStroke('number_stroke', NUMBER),
    rule('title_color', TITLE, 'color:{{VALUE}}'),
    ...typography('typography_title', TITLE),
    textShadow('title_shadow', TITLE),
    rule('number_position', '', '{{VALUE}}', {
      words: {
        start: '--counter-prefix-grow:0;--counter-number-grow:0;--counter-suffix-grow:1',
        center: '--counter-prefix-grow:1;--counter-number-grow:0;--counter-suffix-grow:1',
        end: '--counter-prefix-grow:1;--counter-number-grow:0;--counter-suffix-grow:0',
        stretch: '--counter-prefix-grow:0;--counter-number-grow:1;--counter-suffix-grow:0',
      },
    }),
    rule('number_alignment', NUMBER, 'text-align:{{VALUE}}'),
    rule('title_horizontal_alignment', TITLE, 'justify-content:{{VALUE}}', {
      words: { start: 'flex-start', center: 'center', end: 'flex-end' },
    }),
    rule('title_position', '& .elementor-counter', 'flex-direction:{{VALUE}}', {
      words: { before: 'column', after: 'column-reverse', start: 'row', end: 'row-reverse' },
    }),
    rule('number_gap', NUMBER, 'gap:{{SIZE}}{{UNIT}}'),
    rule('title_gap', '& .elementor-counter', 'gap:{{SIZE}}{{UNIT}}'),
  ],
  draw({ settings, tools }) {
    const to = numberOf(settings, 'ending_number') ?? 0;
    // As it is written: its decimals count, also those that are zeros.
    const end = textOf(settings, 'ending_number').trim() || String(to);
    const separator = isOn(settings, 'thousand_separator')
      ? textOf(settings, 'thousand_separator_char') || ','
      : '';
    const title = tools.inline(textOf(settings, 'title'));
    const Tag = headingTag(textOf(settings, 'title_tag'), 'div');
    // The number that it ends at, since without a script nobody would count.
    return (
      <div className="elementor-counter">
        {title !== '' && <Html as={Tag} className="elementor-counter-title" html={title} />}
        <div className="elementor-counter-number-wrapper">
          <span className="elementor-counter-number-prefix">{textOf(settings, 'prefix')}</span>
          <span
            className="elementor-counter-number"
            data-duration={numberOf(settings, 'duration') ?? 2000}
            data-from-value={numberOf(settings, 'starting_number') ?? 0}
            data-to-value={end}
            data-delimiter={separator}
          >
            {countedText(to, end, separator)}
          </span>
          <span className="elementor-counter-number-suffix">{textOf(settings, 'suffix')}</span>
        </div>
      </div>
    );
  },
};

export const progress: Widget = {
  type: 'progress',
  isLive: 'alone',
  defaults: { percent: { unit: '%', size: 50 }, display_percentage: 'show', title_tag: 'span' },
  classes: [['progress_type', 'elementor-progress-type-']],
  controls: [
    rule('bar_color', '& .elementor-progress-bar', 'background-color:{{VALUE}}'),
    rule('bar_bg_color', '& .elementor-progress-wrapper', 'background-color:{{VALUE}}'),
    rule('bar_height', '& .elementor-progress-bar', 'height:{{SIZE}}{{UNIT}}'),
    rule('bar_border_radius', '& .elementor-progress-wrapper', 'border-radius:{{SIZE}}{{UNIT}}'),
    rule('bar_inline_color', '& .elementor-progress-bar', 'color:{{VALUE}}'),
    ...typography('bar_inner_typography', '& .elementor-progress-bar'),
    textShadow('bar_inner_shadow', '& .elementor-progress-bar'),
    rule('title_color', '& .elementor-title', 'color:{{VALUE}}'),
    ...typography('typography', '& .elementor-title'),
    textShadow('title_shadow', '& .elementor-title'),
  ],
  draw({ node, settings, tools }) {
    const percent = Math.min(100, Math.max(0, numberOf(settings, 'percent') ?? 50));
    const title = tools.inline(textOf(settings, 'title'));
    const id = `elementor-progress-bar-${node.id}`;
    tools.css('& .elementor-progress-bar', `width:${percent}%`);
    const Tag = headingTag(textOf(settings, 'title_tag'), 'span');
    return (
      <>
        {title !== '' && <Html as={Tag} className="elementor-title" id={id} html={title} />}
        <div
          className="elementor-progress-wrapper"
          {...asProgress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${percent}%${textOf(settings, 'inner_text') && ` (${textOf(settings, 'inner_text')})`}`}
          {...(title !== '' ? { 'aria-labelledby': id } : { 'aria-label': `${percent}%` })}
        >
          <div className="elementor-progress-bar" data-max={percent}>
            <Html
              as="span"
              className="elementor-progress-text"
              html={tools.inline(textOf(settings, 'inner_text'))}
            />
            {isOn(settings, 'display_percentage') && textOf(settings, 'display_percentage') !== 'hide' && (
              <span className="elementor-progress-percentage">{percent}%</span>
            )}
          </div>
        </div>
      </>
    );
  },
};

const MOST_STARS = 10;

interface StarsProps {
  rating: number;
  scale: number;
  settings: Settings;
  tools: WidgetTools;
}

/** Stars, the last one filled by its part: the width of what is filled stands in the style sheet. */
function Stars({ rating, scale, settings, tools }: StarsProps): ReactElement {
  const icon = iconValue(settings, 'rating_icon');
  return (
    <div
      className="e-rating-wrapper"
      {...asPicture}
      aria-label={tools.texts('rated', { rating: String(rating), scale: String(scale) })}
    >
      {Array.from({ length: scale }, (_, index) => {
        const filled = Math.round(Math.min(1, Math.max(0, rating - index)) * 10) * 10;
        if (filled > 0 && filled < 100) tools.css(`& .e-icon-${index} .e-icon-marked`, `width:${filled}%`);
        return (
          <span key={index} className={`e-icon e-icon-${index}`}>
            {filled > 0 && <span className="e-icon-marked">{tools.icon(icon ?? 'fas fa-star')}</span>}
            <span className="e-icon-unmarked">{tools.icon(icon ?? 'fas fa-star')}</span>
          </span>
        );
      })}
    </div>
  );
}

const starControls = [
  rule('icon_size', '& .e-rating-wrapper', 'font-size:{{SIZE}}{{UNIT}}'),
  rule('icon_space', '& .e-rating-wrapper', 'gap:{{SIZE}}{{UNIT}}'),
  rule('icon_gap', '& .e-rating-wrapper', 'gap:{{SIZE}}{{UNIT}}'),
  rule('icon_color', '& .e-icon-marked', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('stars_color', '& .e-icon-marked', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('icon_unmarked_color', '& .e-icon-unmarked', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('stars_unmarked_color', '& .e-icon-unmarked', 'color:{{VALUE}};fill:{{VALUE}}'),
  rule('icon_alignment', '& .e-rating', 'justify-content:{{VALUE}}', {
    words: { start: 'flex-start', center: 'center', end: 'flex-end' },
  }),
  rule('align', '', 'text-align:{{VALUE}}'),
  rule('title_color', '& .elementor-star-rating__title', 'color:{{VALUE}}'),
  ...typography('title_typography', '& .elementor-star-rating__title'),
];

const scaleOf = (settings: Settings): number => {
  const scale = Math.round(numberOf(settings, 'rating_scale') ?? 5);
  return Math.min(MOST_STARS, Math.max(1, scale));
};

export const rating: Widget = {
  type: 'rating',
  defaults: { rating_scale: { size: 5 }, rating_value: 5 },
  controls: starControls,
  draw: ({ settings, tools }) => (
    <div className="e-rating">
      <Stars
        rating={numberOf(settings, 'rating_value') ?? 5}
        scale={scaleOf(settings)}
        settings={settings}
        tools={tools}
      />
    </div>
  ),
};

export const starRating: Widget = {
  type: 'star-rating',
  defaults: { rating_scale: '5', rating: 5 },
  controls: starControls,
  draw({ settings, tools }) {
    const title = tools.inline(textOf(settings, 'title'));
    return (
      <div className="elementor-star-rating__wrapper">
        {title !== '' && <Html className="elementor-star-rating__title" html={title} />}
        <Stars
          rating={numberOf(settings, 'rating') ?? 5}
          scale={scaleOf(settings)}
          settings={settings}
          tools={tools}
        />
      </div>
    );
  },
};
