import type { ApiBody } from '@vitrine/contract/api';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { TableBox } from '../../ui/TableBox.tsx';

type Source = ApiBody<'readSales'>['sources'][number];

const netOf = ({ total, refunded }: Source): number => total - refunded;

/** Where buyers and visitors came from, each with its share: the bars and the numbers are one table. */
export function Sources({
  sources,
  isCounting,
}: {
  readonly sources: readonly Source[];
  readonly isCounting: boolean;
}) {
  const { money } = useSession();
  const t = toolTexts();
  const all = sources.reduce((total, source) => total + Math.max(0, netOf(source)), 0);
  return (
    <section className="card" aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      {sources.length === 0 ? (
        <p className="soft">{t('noSources')}</p>
      ) : (
        <TableBox>
          <table className="table" aria-labelledby="sources">
            <thead>
              <tr>
                <th scope="col">{t('source')}</th>
                <th scope="col">{t('share')}</th>
                <th scope="col" className="number">
                  {t('netSales')}
                </th>
                <th scope="col" className="number">
                  {t('orders')}
                </th>
                {isCounting && (
                  <th scope="col" className="number">
                    {t('visits')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source.source}>
                  <th scope="row">{source.source || t('otherSources')}</th>
                  <td>
                    <meter
                      className="share"
                      aria-label={t('share')}
                      max={1}
                      value={all === 0 ? 0 : Math.max(0, netOf(source)) / all}
                    />
                  </td>
                  <td className="number">{money(netOf(source))}</td>
                  <td className="number">{source.orders}</td>
                  {isCounting && <td className="number">{source.visits}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}
