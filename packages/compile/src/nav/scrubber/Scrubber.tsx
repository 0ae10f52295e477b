/** @jsxImportSource hono/jsx */
import { readNavSlide, servingLevel } from '@vitrine/model';
import { element, type Html } from '../../elements.ts';
import { authorHtml, htmlAttributes } from '@vitrine/player/html';
import { classNames, handleAttributes, placeIn } from '@vitrine/player/markup';
import type { NavigationProps } from '../NavigationProps.ts';
import { fillTemplate } from '../text/fillTemplate.ts';
import { itemLabel } from '../text/labels.ts';
import { resolveScrubberLook } from './resolveScrubberLook.ts';
import type { ScrubberSettings } from './scrubberSettings.ts';

interface ScrubberProps extends NavigationProps {
  readonly scrubber: ScrubberSettings;
}

/** A bar that is dragged through the slides. */
export function Scrubber({ compiled, frame, scrubber }: ScrubberProps): Html {
  const look = resolveScrubberLook(scrubber);
  const { index, count } = placeIn(frame);
  const slide = { ...readNavSlide(compiled.module, frame.currentKey), number: index + 1 };
  // One direction must do for all levels: that of the desktop.
  const orientation = scrubber.direction[servingLevel(1, compiled.module.settings.enabledLevels)];
  const handle = element('span', {
    className: 'sr7-scrubber-grip',
    role: 'slider',
    tabindex: -1,
    'aria-disabled': 'true',
    'aria-label': compiled.controls.choose,
    'aria-orientation': orientation,
    'aria-valuemin': 1,
    ...handleAttributes(frame, itemLabel(slide, '', compiled.controls), compiled.controls),
    ...htmlAttributes(authorHtml(fillTemplate(look.html, slide))),
  });
  return element(
    'sr7-nav',
    { className: 'sr7-scrubber-nav' },
    element(
      'sr7-spot',
      { className: 'sr7-at-scrubber', 'data-nodrag': '', style: { '--n': String(count) } },
      <div
        className={classNames('sr7-scrubber', look.name, orientation === 'vertical' && 'sr7-down')}
        dir={scrubber.rtl ? 'rtl' : undefined}
        style={{ '--at': String(index / (count - 1)), ...(scrubber.rtl && { '--fw': '-1' }) }}
      >
        <span className="sr7-scrubber-track" />
        <span className="sr7-scrubber-ticks" />
        <span className="sr7-scrubber-fill" />
        <span className="sr7-scrubber-rail">{handle}</span>
      </div>,
    ),
  );
}
