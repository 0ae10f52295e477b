import { apiAddress, apiEndpoints } from '@vitrine/contract/api';
import { useState } from 'react';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { CheckField } from '../../ui/fields.tsx';
import { Restore } from './Restore.tsx';
import { useWork } from './useWork.ts';
import { WorkProgress } from './WorkProgress.tsx';
import './tools.css';

/** Everything in one file, and back. */
export function Backup() {
  const { t } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('backup')}</h1>
      </div>
      <Make />
      <Restore />
    </article>
  );
}

/** How long after the press somebody looks whether it has begun. */
const BEGINS_MS = 5000;

function Make() {
  const { t, moment } = useSession();
  const d = toolTexts();
  const [withUploads, setWithUploads] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const work = useWork('backup', isAsked);
  return (
    <section className="card tool-steps" aria-labelledby="make">
      <h2 id="make">{t('backup')}</h2>
      <p>{d('backupHelp')}</p>
      <CheckField label={d('withUploads')} isSelected={withUploads} onChange={setWithUploads} />
      {/* The browser itself writes it to the disk: it may be larger than any memory. */}
      <OperationLink
        id="makeBackup"
        look="strong"
        href={apiAddress(apiEndpoints.downloadBackup, { query: { uploads: withUploads } })}
        isFile
        onPress={() => {
          setAsked(true);
          setTimeout(() => setAsked(false), BEGINS_MS);
        }}
      />
      {work?.isRunning && <WorkProgress work={work} label={d('makingBackup')} />}
      {work?.endedAt && !work.isRunning && (
        <p className="soft" aria-live="polite">
          {work.error
            ? d('lastFailed', { reason: work.error })
            : d('lastDone', { when: moment(work.endedAt) })}
        </p>
      )}
    </section>
  );
}
