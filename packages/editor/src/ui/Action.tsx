import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps, ProgressBar } from 'react-aria-components';

export interface ActionProps extends Omit<ButtonProps, 'className' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly look?: 'strong' | 'plain' | 'quiet' | 'danger';
  readonly children: ReactNode;
}

/** A button. While it waits it keeps its place and its focus, and says that it is busy. */
export const Action = ({ look = 'plain', children, ...props }: ActionProps) => (
  <Button {...props} className={`action action-${look}`}>
    {({ isPending }) => (
      <>
        {children}
        {isPending && <ProgressBar aria-label="…" isIndeterminate className="busy" />}
      </>
    )}
  </Button>
);
