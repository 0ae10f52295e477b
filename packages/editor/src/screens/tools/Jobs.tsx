import type { ApiBody } from '@vitrine/contract/api';
import { adminJobTexts, createTexts } from '@vitrine/texts';
import { useApi, useChange } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';

/** As the admin's language has it; one that it does not know, as the server has it. */
const nameOf = (name: string): string =>
  Object.hasOwn(adminJobTexts.en, name)
    ? createTexts(adminJobTexts, document.documentElement.lang)(name as keyof typeof adminJobTexts.en)
    : name;

type Job = ApiBody<'listJobs'>['items'][number];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** They run by themselves: what is shown would be of the past. */
const ASKED_EVERY_MS = 5000;

/** What the shop does by itself; each can be done at once. */
export function Jobs() {
  const t = toolTexts();
  const query = useApi('listJobs', {}, { everyMs: ASKED_EVERY_MS });
  return (
    <section className="card" aria-labelledby="jobs">
      <h2 id="jobs">{t('jobs')}</h2>
      <Answer query={query}>
        {({ body: { items } }) => (
          <TableBox hasStops>
            <table className="table" aria-labelledby="jobs">
              <thead>
                <tr>
                  {[t('job'), t('every'), t('lastRun'), t('nextRun'), t('lastError'), t('runNow')].map(
                    (name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {items.map((job) => (
                  <JobRow key={job.name} job={job} />
                ))}
              </tbody>
            </table>
          </TableBox>
        )}
      </Answer>
    </section>
  );
}

function JobRow({ job: { name: id, everyMs, beganAt, nextAt, error } }: { readonly job: Job }) {
  const { moment } = useSession();
  const t = toolTexts();
  const run = useChange('runJob');
  const name = nameOf(id);
  const every =
    everyMs >= HOUR_MS
      ? t('hours', { count: everyMs / HOUR_MS })
      : everyMs >= MINUTE_MS
        ? t('minutes', { count: everyMs / MINUTE_MS })
        : t('seconds', { count: everyMs / SECOND_MS });
  async function start(): Promise<Done<'runJob'>> {
    const { body } = await run.mutateAsync({ params: { name: id } });
    return { said: body.error ? t('jobFailed', { name, reason: body.error }) : t('jobDone', { name }) };
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{every}</td>
      <td>{beganAt ? moment(beganAt) : t('never')}</td>
      <td>{nextAt ? moment(nextAt) : ''}</td>
      <td className={error ? 'field-error' : ''}>{error}</td>
      <td>
        <OperationAction id="runJob" values={{ name }} isInRow run={start}>
          {t('runNow')}
        </OperationAction>
      </td>
    </tr>
  );
}
