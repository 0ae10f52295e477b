import type { ApiBody } from '@vitrine/contract/api';
import { useMemo } from 'react';
import { toolTexts } from '../../session/toolTexts.ts';
import { TableBox } from '../../ui/TableBox.tsx';
import { DayChart } from './DayChart.tsx';
import { changeOf } from './dayRange.ts';

type Day = ApiBody<'readSales'>['days'][number];

interface DayFigureProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly days: readonly Day[];
  /** As many, before them. */
  readonly before: readonly Day[];
  readonly valueOf: (day: Day) => number;
  readonly write: (value: number) => string;
  /** How many of what is counted are one of what is drawn. */
  readonly scale?: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** One number by day: what it comes to, how that compares, a picture of it, and its table. */
export function DayFigure({ id, title, help, days, before, valueOf, write, scale = 1 }: DayFigureProps) {
  const t = toolTexts();
  const now = sum(days.map(valueOf));
  const then = sum(before.map(valueOf));
  const change = changeOf(now, then);
  const drawn = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      values: days.map((day) => valueOf(day) / scale),
      before: before.map((day) => valueOf(day) / scale),
    }),
    [days, before, valueOf, scale],
  );
  const percent = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="big">{write(now)}</p>
      <p className="soft">
        {change === null
          ? t('noneBefore', { value: write(then) })
          : t('compared', { change: percent.format(change), value: write(then) })}
      </p>
      <DayChart {...drawn} />
      {help && <p className="soft">{help}</p>}
      <details>
        <summary>{t('asTable', { name: title })}</summary>
        <TableBox>
          <table className="table" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col" className="number">
                  {title}
                </th>
                <th scope="col" className="number">
                  {t('before')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day.day}>
                  <th scope="row">{day.day}</th>
                  <td className="number">{write(valueOf(day))}</td>
                  <td className="number">{before[at] ? write(valueOf(before[at])) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </details>
    </section>
  );
}
