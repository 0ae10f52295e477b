import type { ApiBody } from '@vitrine/contract/api';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { useSession } from '../session/Session.tsx';
import 'uplot/dist/uPlot.min.css';

const HEIGHT = 220;
const SECOND_MS = 1000;

/** Sales by day. It is a picture: the table beside it says the same in words. */
export function SalesChart({ sales }: Pick<ApiBody<'readStats'>, 'sales'>) {
  const { t, me } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const { decimals } = me.shop.money;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const colour = getComputedStyle(element);
    const ink = colour.getPropertyValue('--ink-soft');
    const axis = { stroke: ink, grid: { stroke: colour.getPropertyValue('--line'), width: 1 } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        axes: [axis, axis],
        legend: { show: false },
        series: [
          {},
          {
            label: t('total'),
            stroke: colour.getPropertyValue('--accent'),
            fill: colour.getPropertyValue('--accent-soft'),
            width: 2,
          },
        ],
      },
      [
        sales.map(({ day }) => Date.parse(day) / SECOND_MS),
        sales.map(({ total, refunded }) => (total - refunded) / 10 ** decimals),
      ],
      element,
    );
    const watch = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [sales, decimals, t]);
  return <div ref={box} className="chart" aria-hidden="true" />;
}
