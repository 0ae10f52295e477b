import { Link, useParams } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { Answer } from '../../ui/States.tsx';
import './tools.css';

/** One fault, with where in the code it happened. */
export function Fault() {
  const { id = '' } = useParams();
  const { moment } = useSession();
  const t = toolTexts();
  const query = useApi('readFault', { params: { id } });
  return (
    <article className="page">
      <Link href="/faults">{t('toFaults')}</Link>
      <Answer query={query}>
        {({ body: { message, kind, route, requestId, createdAt, stack } }) => (
          <>
            <div className="head">
              <h1>{message}</h1>
            </div>
            <dl className="card facts tool-facts">
              {[
                [t('when'), moment(createdAt)],
                [t('kind'), t(`kind.${kind}`)],
                [t('route'), route],
                [t('requestId'), requestId],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <section className="card" aria-labelledby="stack">
              <h2 id="stack">{t('stack')}</h2>
              {/* The keyboard must be able to scroll it. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre className="stack" tabIndex={0}>
                {stack}
              </pre>
            </section>
          </>
        )}
      </Answer>
    </article>
  );
}
