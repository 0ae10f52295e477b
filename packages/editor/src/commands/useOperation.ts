import type { ApiRight } from '@vitrine/contract/api';
import { adminCommandTexts, createTexts, type PlaceholdersOf } from '@vitrine/texts';
import type { LucideIcon } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { useSession } from '../session/Session.tsx';
import { type Command, mayRun } from './Command.ts';
import { type OperationId, operations } from './commands.ts';
import { useOwnCommands } from './Commands.tsx';

type Messages = (typeof adminCommandTexts)['en'];
type ValueNames<Id extends OperationId> = PlaceholdersOf<Messages[Id]>;

/** Which one of the table, with what its name has in braces. */
export type Operated<Id extends OperationId> = {
  readonly id: Id;
  readonly right?: ApiRight | undefined;
  /** One of many alike, in a row of its own: the palette would be full of them. */
  readonly isInRow?: boolean;
} & ([ValueNames<Id>] extends [never]
  ? { readonly values?: undefined }
  : {
      readonly values: { readonly [Name in ValueNames<Id>]: Name extends 'count' ? number : string | number };
    });

type Values = Readonly<Record<string, string | number>>;

/** What an operation is called, in the language of the page. */
export const operationName = (id: OperationId, values?: Values): string =>
  createTexts(adminCommandTexts, document.documentElement.lang)(
    id as 'changeTo',
    values as { status: string },
  );

const NONE: readonly Command[] = [];

interface Operation<Element> {
  /** Of what is pressed: palette and keys press it, too, so that whatever holds it back holds them back. */
  readonly ref: RefObject<Element | null>;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isAllowed: boolean;
}

/** An operation of a screen: as long as its button stands there, the palette and the keys have it. */
export function useOperation<Id extends OperationId, Element extends HTMLElement>(
  { id, values, right, isInRow = false }: Operated<Id>,
  {
    isOff = false,
    asks = false,
  }: { readonly isOff?: boolean /** Since nothing brings it back. */; readonly asks?: boolean } = {},
): Operation<Element> {
  const session = useSession();
  const ref = useRef<Element>(null);
  const { icon, ...facts }: Pick<Command, 'icon' | 'shortcut' | 'right' | 'undo'> = operations[id];
  const name = operationName(id, values);
  const needed = right ?? facts.right;
  const { shortcut, undo } = facts;
  const own = useMemo(
    (): readonly Command[] =>
      isInRow
        ? NONE
        : [
            {
              id: `${id} ${name}`,
              name: () => name,
              icon,
              right: needed,
              ...(shortcut && { shortcut }),
              ...(undo && !asks && { undo }),
              isOff,
              run: () => ref.current?.click(),
            },
          ],
    [id, name, icon, needed, shortcut, undo, asks, isInRow, isOff],
  );
  useOwnCommands(own);
  return { ref, name, icon, isAllowed: mayRun(session, { right: needed }) };
}
