import type { DropItem } from 'react-aria-components';

/** Files among what was dropped or pasted; folders and texts are none. */
export const droppedFiles = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
