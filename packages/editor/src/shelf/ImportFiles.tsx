import { ApiRefusal } from '@vitrine/contract/api';
import { type ReactNode, useState } from 'react';
import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { OperationAction } from '../commands/OperationAction.tsx';
import { operationName } from '../commands/useOperation.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { useSession } from '../session/Session.tsx';
import { tell } from '../ui/toasts.tsx';
import './shelf.css';

interface ImportFilesProps {
  /** Gives what it is called now. */
  readonly importFile: (form: FormData, file: File) => Promise<string>;
  readonly onDone: () => Promise<void>;
  /** Fields that come before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
  /** Files that can be chosen beside JSON and archives. */
  readonly more?: readonly string[];
}

/** Files by a button, or dropped: one after the other, and each says what became of it. */
export function ImportFiles({ importFile, onDone, fields = {}, children, more = [] }: ImportFilesProps) {
  const { t } = useSession();
  const c = contentTexts();
  const [isBusy, setBusy] = useState(false);
  async function importOne(file: File): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    try {
      tell(c('imported', { name: await importFile(form, file) }));
    } catch (error) {
      const reason = error instanceof ApiRefusal ? saidBy(error) : t('offline');
      tell(c('notImported', { name: file.name, reason }));
    }
  }
  async function importAll(files: readonly File[]): Promise<void> {
    setBusy(true);
    for (const file of files) await importOne(file);
    setBusy(false);
    await onDone();
  }
  return (
    <DropZone
      className="card drop"
      aria-label={operationName('importFile')}
      onDrop={async ({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        await importAll(await Promise.all(files));
      }}
    >
      {children}
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={['application/json', 'application/zip', '.json', '.zip', ...more]}
        onSelect={(files) => void importAll([...(files ?? [])])}
      >
        <OperationAction id="importFile" isPending={isBusy} />
      </FileTrigger>
      <Text slot="label">{c('importHelp')}</Text>
    </DropZone>
  );
}

const saidBy = ({ errors, message }: ApiRefusal): string =>
  errors.map((each) => each.message).join(' ') || message;
