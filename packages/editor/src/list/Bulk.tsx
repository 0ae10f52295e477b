import { ApiRefusal } from '@vitrine/contract/api';
import { type ReactNode, useState } from 'react';
import type { OperationId } from '../commands/commands.ts';
import { type Done, OperationAction } from '../commands/OperationAction.tsx';
import { useSession } from '../session/Session.tsx';

/** What can be done with those that are selected, one after the other. */
export interface BulkAction<Item> {
  readonly id: OperationId;
  /** Of an order or a person: what they become. */
  readonly status?: string;
  readonly run: (item: Item) => Promise<unknown>;
  readonly undo?: (item: Item) => Promise<unknown>;
  /** Whether what has been done to it can be taken back, by what the server answered; default: it can. */
  readonly mayUndo?: (item: Item, answer: unknown) => boolean;
  /** Asked first, where it cannot be taken back. */
  readonly question?: (count: number) => string;
  /** Said when it is done. */
  readonly said?: (count: number) => string;
}

/** What is done with them by other means than one after the other. */
export type RenderBulk<Item> = (chosen: readonly Item[], onDone: () => Promise<void>) => ReactNode;

interface BulkProps<Item> {
  readonly actions: readonly BulkAction<Item>[];
  readonly chosen: readonly Item[];
  readonly onDone: () => Promise<void>;
  readonly renderMore?: RenderBulk<Item> | undefined;
}

interface Handled<Item> {
  readonly item: Item;
  readonly answer: unknown;
}

export function Bulk<Item>({ actions, chosen, onDone, renderMore }: BulkProps<Item>) {
  const { t } = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  async function each(run: (item: Item) => Promise<unknown>): Promise<[Handled<Item>[], unknown]> {
    const done: Handled<Item>[] = [];
    let fault: unknown;
    for (const [index, item] of chosen.entries()) {
      setProgress(index);
      try {
        done.push({ item, answer: await run(item) });
      } catch (error) {
        fault = error;
      }
    }
    setProgress(null);
    return [done, fault];
  }
  async function start({ run, undo, mayUndo, said }: BulkAction<Item>): Promise<Done<'changeTo'>> {
    const [done, fault] = await each(run);
    const failed = chosen.length - done.length;
    const reason = fault instanceof ApiRefusal ? fault.message : t('offline');
    const text = failed
      ? t('partly', { done: done.length, failed, reason })
      : (said?.(done.length) ?? t('done', { count: done.length }));
    const undone = done.flatMap(({ item, answer }) => ((mayUndo?.(item, answer) ?? true) ? [item] : []));
    await onDone();
    return {
      said: text,
      undo: undo && undone.length > 0 ? () => takeBack(undo, undone) : undefined,
    };
  }
  async function takeBack(undo: (item: Item) => Promise<unknown>, done: readonly Item[]): Promise<void> {
    try {
      for (const item of done) await undo(item);
    } finally {
      await onDone();
    }
  }
  return (
    <div className="row">
      {progress !== null && (
        <progress max={chosen.length} value={progress}>
          {progress}
        </progress>
      )}
      <span>{t('selected', { count: chosen.length })}</span>
      {actions.map((action) => (
        <OperationAction
          key={`${action.id} ${action.status}`}
          id={action.id as 'changeTo'}
          values={{ status: action.status ?? '' }}
          isDisabled={progress !== null}
          question={action.question?.(chosen.length)}
          run={() => start(action)}
        />
      ))}
      {renderMore?.(chosen, onDone)}
    </div>
  );
}
