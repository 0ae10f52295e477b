import { Link } from 'wouter';
import type { OperationId } from './commands.ts';
import { type Operated, useOperation } from './useOperation.ts';

type OperationLinkProps<Id extends OperationId> = Operated<Id> & {
  readonly look?: 'plain' | 'strong';
  readonly onPress?: () => void;
} & (
    | { /** Below the admin. */ readonly to: string; readonly href?: never; readonly isFile?: never }
    | {
        readonly to?: never;
        readonly href: string /** It is saved, and not shown. */;
        readonly isFile?: boolean;
      }
  );

/** An operation that is an address: it can be opened in another tab. */
export function OperationLink<Id extends OperationId>({
  look = 'plain',
  onPress,
  to,
  href,
  isFile = false,
  ...operated
}: OperationLinkProps<Id>) {
  const {
    ref,
    name,
    icon: Icon,
    isAllowed,
  } = useOperation<Id, HTMLAnchorElement>(operated as unknown as Operated<Id>);
  if (!isAllowed) return null;
  const shown = { ref, className: `action action-${look}`, onClick: onPress };
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      {name}
    </>
  );
  return to === undefined ? (
    <a {...shown} href={href} download={isFile}>
      {content}
    </a>
  ) : (
    <Link {...shown} href={to}>
      {content}
    </Link>
  );
}
