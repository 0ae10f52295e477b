import type { ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Link, useSearchParams } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { TextLine } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { DayFigure } from './DayFigure.tsx';
import { type DayRange, lengthOf, MOST_DAYS, RANGES, readRange } from './dayRange.ts';
import { Sources } from './Sources.tsx';

type Day = ApiBody<'readSales'>['days'][number];

const netOf = ({ total, refunded }: Day): number => total - refunded;
const ordersOf = ({ orders }: Day): number => orders;
const visitsOf = ({ visits }: Day): number => visits;

/** What was sold and who came in some days, beside as many days before them. */
export function Trade() {
  const { me, money, can } = useSession();
  const t = toolTexts();
  const [asked, setAsked] = useSearchParams();
  // Of when it was opened: days that go on by themselves would be asked for anew at every look.
  const [today] = useState(() =>
    new Intl.DateTimeFormat('en-CA', { timeZone: me.shop.timeZone }).format(new Date()),
  );
  const range = readRange(asked, today);
  const length = lengthOf(range);
  const isRange = length >= 1 && length <= MOST_DAYS;
  const { from, to } = range;
  const query = useApi('readSales', { query: { from, to } }, { isOn: isRange });
  const count = (value: number) => value.toLocaleString(document.documentElement.lang);
  return (
    <>
      <RangeChooser range={range} onChange={(next) => setAsked(new URLSearchParams(next))} />
      {isRange ? (
        <Answer query={query}>
          {({ body }) => (
            <>
              <div className="side-by-side">
                <DayFigure
                  id="net"
                  title={t('netSales')}
                  days={body.days}
                  before={body.before}
                  valueOf={netOf}
                  scale={10 ** me.shop.money.decimals}
                  write={money}
                />
                <DayFigure
                  id="orders"
                  title={t('orders')}
                  days={body.days}
                  before={body.before}
                  valueOf={ordersOf}
                  write={count}
                />
                {body.isCounting ? (
                  <DayFigure
                    id="visits"
                    title={t('visits')}
                    help={t('visitsHelp')}
                    days={body.days}
                    before={body.before}
                    valueOf={visitsOf}
                    write={count}
                  />
                ) : (
                  <section className="card" aria-labelledby="visits">
                    <h2 id="visits">{t('visits')}</h2>
                    <p className="soft">{t('visitsOff')}</p>
                    {can('manageSettings') && <Link href="/settings/counter">{t('countVisits')}</Link>}
                  </section>
                )}
              </div>
              <Sources sources={body.sources} isCounting={body.isCounting} />
            </>
          )}
        </Answer>
      ) : (
        <p role="alert" className="refusal">
          {t('badRange')}
        </p>
      )}
    </>
  );
}

interface RangeChooserProps {
  readonly range: DayRange;
  readonly onChange: (next: Readonly<Record<string, string>>) => void;
}

function RangeChooser({ range, onChange }: RangeChooserProps) {
  const t = toolTexts();
  const [isOwn, setOwn] = useState(range.days === null);
  const { from, to } = range;
  return (
    <div className="row ranges">
      <ToggleButtonGroup
        aria-label={t('range')}
        className="row"
        disallowEmptySelection
        selectedKeys={[isOwn ? 'own' : String(range.days)]}
        onSelectionChange={([chosen]) => {
          setOwn(chosen === 'own');
          onChange(chosen === 'own' ? { from, to } : { days: String(chosen) });
        }}
      >
        {RANGES.map((days) => (
          <ToggleButton key={days} id={String(days)} className="action">
            {t('lastDays', { count: days })}
          </ToggleButton>
        ))}
        <ToggleButton id="own" className="action">
          {t('ownRange')}
        </ToggleButton>
      </ToggleButtonGroup>
      {isOwn && (
        <>
          <TextLine
            label={t('from')}
            type="date"
            value={from}
            onChange={(next) => next && onChange({ from: next, to })}
          />
          <TextLine
            label={t('to')}
            type="date"
            value={to}
            onChange={(next) => next && onChange({ from, to: next })}
          />
        </>
      )}
    </div>
  );
}
