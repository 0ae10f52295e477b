import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

const HEIGHT = 200;
const SECOND_MS = 1000;

interface DayChartProps {
  /** 2026-03-01. */
  readonly days: readonly string[];
  readonly values: readonly number[];
  /** Of the days before, in the same places. */
  readonly before: readonly number[];
}

/** Numbers by day, with those of the days before behind them. It is a picture: the table beside it says the same in words. */
export function DayChart({ days, values, before }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const colour = (name: string) => () => colourOf(element, name);
    const ink = colour('--ink-soft');
    const axis = { stroke: ink, grid: { stroke: colour('--line'), width: 1 } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        axes: [axis, axis],
        scales: { y: { range: (_, least, most) => [Math.min(0, least), Math.max(1, most)] } },
        legend: { show: false },
        series: [
          {},
          { stroke: ink, width: 1, dash: [4, 4], points: { show: false } },
          {
            stroke: colour('--accent'),
            fill: colour('--accent-soft'),
            width: 2,
          },
        ],
      },
      [days.map((day) => Date.parse(day) / SECOND_MS), [...before], [...values]],
      element,
    );
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    const endLook = watchLook(() => chart.redraw(false));
    return () => {
      endLook();
      watch.disconnect();
      chart.destroy();
    };
  }, [days, values, before]);
  return <div ref={box} className="chart" aria-hidden="true" />;
}

/** As a canvas takes it: of a custom property only the text is told, and that names a light and a dark colour. */
function colourOf(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.removeProperty('color');
  return color;
}

/** A canvas keeps the colours that it was drawn in: told when the system's have changed, or those that were chosen. */
function watchLook(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
