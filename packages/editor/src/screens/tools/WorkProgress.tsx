import type { Work } from './useWork.ts';

/** How far it is; a bar without an end until that is known. */
export const WorkProgress = ({
  work,
  label,
}: {
  readonly work: Pick<Work, 'done' | 'total'>;
  readonly label: string;
}) => (
  <div className="upload" aria-live="polite">
    <span>{label}</span>
    <progress aria-label={label} max={1} {...(work.total > 0 && { value: work.done / work.total })} />
  </div>
);
