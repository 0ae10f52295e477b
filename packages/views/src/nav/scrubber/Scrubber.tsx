import { readNavSlide, servingLevel } from '@vitrine/model';
import { type CSSProperties, type ReactElement, useMemo, useState } from 'react';
import { element } from '../../elements.ts';
import { authorHtml } from '../../html/authorHtml.ts';
import { classNames } from '../../module/names.ts';
import type { NavigationProps } from '../../module/CompiledModule.ts';
import { fillTemplate } from '../text/fillTemplate.ts';
import { itemLabel } from '../text/labels.ts';
import { NAV_LABELS } from '../navLabels.ts';
import { useTouched } from '../useTouched.ts';
import { handleAttributes, placeIn } from './handleAttributes.ts';
import { resolveScrubberLook } from './resolveScrubberLook.ts';
import type { ScrubberSettings } from './scrubberSettings.ts';
import { useLiveScrubber } from './useLiveScrubber.ts';

/** A bar that is dragged through the slides. */
export function Scrubber(props: NavigationProps): ReactElement | null {
  const { scrubber } = props.compiled.module.settings.nav;
  if (!scrubber?.on || props.frame.navKeys.length < 2) return null;
  return <ScrubberView {...props} scrubber={scrubber} />;
}

interface ScrubberProps extends NavigationProps {
  readonly scrubber: ScrubberSettings;
}

function ScrubberView({ compiled, frame, player, scrubber }: ScrubberProps): ReactElement {
  const { touched, attach } = useTouched(player !== null);
  const { attachTrack, attachHandle } = useLiveScrubber({ frame, player });
  const look = useMemo(() => resolveScrubberLook(scrubber), [scrubber]);
  const { index, count } = placeIn(frame);
  const slide = useMemo(
    () => ({ ...readNavSlide(compiled.module, frame.currentKey), number: index + 1 }),
    [compiled, frame.currentKey, index],
  );
  const html = useMemo(() => ({ __html: authorHtml(fillTemplate(look.html, slide)) }), [look, slide]);
  // One direction must do for all levels: that of the desktop.
  const orientation = scrubber.direction[servingLevel(1, compiled.module.settings.enabledLevels)];
  // Drawn once: from then on the handle is moved, not drawn.
  const [first] = useState({ '--at': index / (count - 1), ...(scrubber.rtl && { '--fw': -1 }) });
  const handle = element('span', {
    ref: attachHandle,
    className: 'sr7-scrubber-grip',
    role: 'slider',
    tabIndex: player ? 0 : -1,
    'aria-disabled': player ? undefined : 'true',
    'aria-label': NAV_LABELS.choose,
    'aria-orientation': orientation,
    'aria-valuemin': 1,
    ...handleAttributes(frame, itemLabel(slide, '')),
    dangerouslySetInnerHTML: html,
  });
  return element(
    'sr7-nav',
    { ref: attach, className: 'sr7-scrubber-nav', 'data-touched': touched ? '' : undefined },
    element(
      'sr7-spot',
      { className: 'sr7-at-scrubber', 'data-nodrag': '', style: { '--n': count } },
      <div
        ref={attachTrack}
        className={classNames('sr7-scrubber', look.name, orientation === 'vertical' && 'sr7-down')}
        dir={scrubber.rtl ? 'rtl' : undefined}
        style={first as CSSProperties}
      >
        <span className="sr7-scrubber-track" />
        <span className="sr7-scrubber-ticks" />
        <span className="sr7-scrubber-fill" />
        <span className="sr7-scrubber-rail">{handle}</span>
      </div>,
    ),
  );
}
