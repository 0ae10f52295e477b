import type { ApiBody } from '@vitrine/contract/api';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { Jobs } from './Jobs.tsx';
import { writeSize } from './size.ts';
import { useWork } from './useWork.ts';
import { WorkProgress } from './WorkProgress.tsx';
import './tools.css';

type Check = ApiBody<'readHealth'>['checks'][number];

/** What colours of other states say the same. */
const LOOKS = { ready: 'completed', warning: 'pending', failing: 'failed' } as const;

/** How the site is, and what can be done about it. */
export function Tools() {
  const { t } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('tools')}</h1>
      </div>
      <Health />
      <Jobs />
      <div className="side-by-side">
        <SearchIndex />
        <KeptPages />
      </div>
    </article>
  );
}

function Health() {
  const t = toolTexts();
  const query = useApi('readHealth', {});
  return (
    <section className="card" aria-labelledby="health">
      <div className="row between">
        <h2 id="health">{t('health')}</h2>
        <OperationAction id="checkHealth" isPending={query.isFetching} run={() => void query.refetch()} />
      </div>
      <Answer query={query}>
        {({ body }) => (
          <>
            <div className="side-by-side">
              {body.checks.map((check) => (
                <CheckView key={check.name} check={check} />
              ))}
            </div>
            <h3>{t('versions')}</h3>
            <dl className="facts tool-facts">
              {Object.entries(body.versions).map(([name, version]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{version}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Answer>
    </section>
  );
}

const BYTES = new Set(['bytes', 'free', 'total']);

function CheckView({ check: { name, status, reason, facts } }: { readonly check: Check }) {
  const { moment } = useSession();
  const t = toolTexts();
  const written = (fact: string, value: string | number): string => {
    if (typeof value === 'number')
      return BYTES.has(fact) ? writeSize(value, document.documentElement.lang) : String(value);
    return fact.endsWith('At') ? moment(value) : value;
  };
  return (
    <div>
      <h3 className="row">
        {t(`check.${name}`)}
        <Badge of={LOOKS[status]}>{t(`status.${status}`)}</Badge>
      </h3>
      {reason && <p className="refusal">{reason}</p>}
      <dl className="facts tool-facts">
        {Object.entries(facts).map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`fact.${fact}` as 'fact.kind')}</dt>
            <dd>{written(fact, value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SearchIndex() {
  const { moment } = useSession();
  const t = toolTexts();
  const query = useApi('readSearchIndex', {});
  const rebuild = useChange('rebuildSearchIndex');
  const work = useWork('search index', rebuild.isPending);
  return (
    <section className="card" aria-labelledby="index">
      <h2 id="index">{t('index')}</h2>
      <Answer query={query}>
        {({ body: { entries, words } }) => (
          <p>
            {t('indexState', { products: entries.product, posts: entries.post, pages: entries.page, words })}
          </p>
        )}
      </Answer>
      {work?.isRunning && <WorkProgress work={work} label={t('rebuilding')} />}
      {work?.endedAt && !work.isRunning && (
        <p className="soft" aria-live="polite">
          {work.error
            ? t('lastFailed', { reason: work.error })
            : t('lastDone', { when: moment(work.endedAt) })}
        </p>
      )}
      <OperationAction
        id="rebuildIndex"
        isDisabled={work?.isRunning ?? false}
        run={async () => {
          await rebuild.mutateAsync({});
        }}
      />
    </section>
  );
}

function KeptPages() {
  const t = toolTexts();
  const query = useApi('readCache', {});
  const drop = useChange('dropCache');
  const size = (bytes: number) => writeSize(bytes, document.documentElement.lang);
  return (
    <section className="card" aria-labelledby="cache">
      <h2 id="cache">{t('cache')}</h2>
      <Answer query={query}>
        {({ body: { isOn, pages, bytes, mostBytes } }) => (
          <p>
            {isOn
              ? t('cacheState', { count: pages, size: size(bytes), most: size(mostBytes) })
              : t('cacheOff')}
          </p>
        )}
      </Answer>
      <OperationAction
        id="dropCache"
        run={async () => {
          await drop.mutateAsync({});
          return { said: t('dropped') };
        }}
      />
    </section>
  );
}
