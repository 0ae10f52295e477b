import { type ReactNode, useState } from 'react';
import { Action, type ActionProps } from '../ui/Action.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { tell, tellFault } from '../ui/toasts.tsx';
import type { OperationId, operations } from './commands.ts';
import { type Operated, useOperation } from './useOperation.ts';

/** What came of it. What the table says cannot be undone has nothing to be undone with. */
export type Done<Id extends OperationId> = {
  readonly said: string;
} & ((typeof operations)[Id] extends { readonly undo: true }
  ? { readonly undo?: (() => Promise<unknown>) | undefined }
  : { readonly undo?: never });

type OperationActionProps<Id extends OperationId> = Operated<Id> &
  Pick<ActionProps, 'look' | 'isDisabled' | 'isPending'> & {
    /** Left out: whatever stands around the button does it. */
    readonly run?: () => Promise<Done<Id> | void> | void;
    /** Asked first, where nothing brings it back. */
    readonly question?: string | undefined;
    /** Seen in place of its name, which is then only heard. */
    readonly children?: ReactNode;
  };

/** A button for an operation; nothing for who may not run it. */
export function OperationAction<Id extends OperationId>({
  look,
  isDisabled = false,
  isPending = false,
  run,
  question,
  children,
  ...operated
}: OperationActionProps<Id>) {
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isHeld = isPending || isBusy;
  const {
    ref,
    name,
    icon: Icon,
    isAllowed,
  } = useOperation<Id, HTMLButtonElement>(operated as unknown as Operated<Id>, {
    isOff: isDisabled,
    asks: question !== undefined,
  });
  if (!isAllowed) return null;
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const done = await run?.();
      if (done) {
        const { said, undo } = done;
        tell(said, undo && (() => void undo().catch(tellFault)));
      }
    } catch (error) {
      tellFault(error);
    }
    setBusy(false);
  }
  return (
    <>
      <Action
        ref={ref}
        look={look ?? (question ? 'danger' : 'plain')}
        isDisabled={isDisabled}
        isPending={isHeld}
        {...(children && { 'aria-label': name })}
        {...(run && { onPress: () => (question ? setAsked(true) : void start()) })}
      >
        {children ?? (
          <>
            <Icon size={16} aria-hidden="true" />
            {name}
          </>
        )}
      </Action>
      {question && (
        <Confirm
          question={question}
          yes={name}
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onYes={() => void start()}
        />
      )}
    </>
  );
}
