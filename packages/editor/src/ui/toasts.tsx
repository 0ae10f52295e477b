import { ApiRefusal } from '@vitrine/contract/api';
import { X } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { pageTexts } from '../session/Session.tsx';

interface Notice {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

const SHOWN_MS = 6_000;
/** Who wants something back needs time to find that out. */
const UNDO_MS = 15_000;

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

/** Says what was done; with `undo` it can be taken back from there. */
export function tell(text: string, undo?: () => void): void {
  queue.add({ text, undo }, { timeout: undo ? UNDO_MS : SHOWN_MS });
}

/** Says what came of a change that has no form of its own. */
export function tellFault(error: unknown): void {
  tell(error instanceof ApiRefusal ? error.message : pageTexts()('offline'));
}

const subscribe = (listener: () => void) => queue.subscribe(listener);
const newestUndo = () => queue.visibleToasts.find(({ content }) => content.undo);

/** Takes the last thing back that can be, for as long as that is offered. */
export function useUndo(): (() => void) | null {
  const newest = useSyncExternalStore(subscribe, newestUndo);
  return useMemo(() => (newest ? () => takeBack(newest) : null), [newest]);
}

function takeBack({ key, content }: QueuedToast<Notice>): void {
  content.undo?.();
  queue.close(key);
}

export function Toasts() {
  const t = pageTexts();
  return (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.undo && (
            <Button className="action action-quiet" onPress={() => takeBack(toast)}>
              {t('undo')}
            </Button>
          )}
          <Button slot="close" className="icon-button" aria-label={t('close')}>
            <X size={16} />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
