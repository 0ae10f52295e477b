import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useGridListSelectionCheckbox } from 'react-aria';
import { Checkbox } from 'react-aria-components';
import type { ListState } from 'react-stately';
import { useSession } from '../session/Session.tsx';

const box: ReactNode = <span className="check-box" aria-hidden="true" />;

/** Selects what it stands beside. */
export const Tick = () => (
  <Checkbox slot="selection" className="check">
    {box}
  </Checkbox>
);

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Pressing a row opens or selects it: what is meant for its box must not reach it. */
export const apart = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === ' ') stop(event);
  },
};

interface RowTickProps<Row> {
  readonly state: ListState<Row>;
  readonly rowKey: string | number;
  /** What names the row. */
  readonly nameId: string;
}

/** The cell of a table that selects its row. */
export const RowTick = <Row,>(props: RowTickProps<Row>) => (
  <td {...apart}>
    <TickBox {...props} />
  </td>
);

/** Selects the row that it stands in. */
export function TickBox<Row>({ state, rowKey, nameId }: RowTickProps<Row>) {
  const { checkboxProps } = useGridListSelectionCheckbox({ key: rowKey }, state);
  const { id, isSelected = false, onChange, 'aria-label': label } = checkboxProps;
  return (
    <label className="check check-plain" data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        id={id}
        aria-label={label}
        aria-labelledby={`${id} ${nameId}`}
        checked={isSelected}
        onChange={() => onChange?.(!isSelected)}
      />
      {box}
    </label>
  );
}

/** Selects all rows of a table, or none. */
export function AllTick<Row>({ state: { selectionManager } }: { readonly state: ListState<Row> }) {
  const { t } = useSession();
  const { isEmpty, isSelectAll } = selectionManager;
  return (
    <Checkbox
      className="check"
      aria-label={t('selectAll')}
      isSelected={isSelectAll}
      isIndeterminate={!isEmpty && !isSelectAll}
      onChange={() => selectionManager.toggleSelectAll()}
    >
      {box}
    </Checkbox>
  );
}
