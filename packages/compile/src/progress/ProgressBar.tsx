/** @jsxImportSource hono/jsx */
import { ringSize } from '@vitrine/engine';
import { element, type Html } from '../elements.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { hasGaps, isRing, type ProgressSettings, runsByItself } from './progressSettings.ts';
import { FILL } from '@vitrine/player/markup';

const GAPS = 'sr7-progress-gaps';
/** Of what the second half of a ring covers of the first. */
const SEAM_PX = 0.5;

/** How much of the slide's time, or of the module's, has run. */
export function ProgressBar({ compiled }: { readonly compiled: CompiledModule }): Html | null {
  const { module, frame } = compiled;
  const settings = module.settings.progressBar;
  if (!settings?.on) return null;
  return element(
    'sr7-progress',
    {
      'aria-hidden': 'true',
      'data-off': runsByItself(module.settings, frame.slideCount) ? undefined : '',
      style: { '--n': String(Math.max(1, frame.slideCount)) },
    },
    isRing(settings) ? <Ring {...settings} /> : <Bar {...settings} />,
  );
}

function Bar(settings: ProgressSettings): Html {
  return (
    <>
      <i className={FILL} />
      {hasGaps(settings) && <i className={GAPS} />}
    </>
  );
}

function Ring(settings: ProgressSettings): Html {
  const { kind } = settings;
  const { radiusPx, strokePx } = ringSize(settings);
  const circle = { cx: radiusPx, cy: radiusPx, r: radiusPx - strokePx / 2 };
  const width = 2 * radiusPx;
  // Clockwise the half below is the first, before the whole ring is turned. The other lies over its edges, which are soft.
  const [first, second] = kind === 'cw' ? [radiusPx, -SEAM_PX] : [0, radiusPx - SEAM_PX];
  const halves = [
    { y: first, height: radiusPx },
    { y: second, height: radiusPx + 2 * SEAM_PX },
  ];
  return (
    <svg viewBox={`0 0 ${2 * radiusPx} ${2 * radiusPx}`} fill="none">
      <circle {...circle} className="sr7-progress-track" />
      {halves.map(({ y, height }) => (
        <svg y={y} width={width} height={height} viewBox={`0 ${y} ${width} ${height}`}>
          <circle {...circle} className={FILL} pathLength={2} />
        </svg>
      ))}
      {hasGaps(settings) && <circle {...circle} className={GAPS} />}
    </svg>
  );
}
