import { Columns3 } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';

interface Choosable {
  readonly id: string;
  readonly label: string;
  readonly isName?: boolean;
}

interface ColumnChoiceProps {
  readonly columns: readonly Choosable[];
  readonly shown: readonly Choosable[];
  readonly onHide: (ids: readonly string[]) => void;
}

/** Which columns a list shows; what names its rows stays. */
export function ColumnChoice({ columns, shown, onHide }: ColumnChoiceProps) {
  const { t } = useSession();
  return (
    <MenuTrigger>
      <Button className="action action-plain">
        <Columns3 size={16} aria-hidden="true" />
        {t('columns')}
      </Button>
      <Popover className="popover">
        <Menu
          className="options"
          aria-label={t('columns')}
          selectionMode="multiple"
          selectedKeys={shown.map((column) => column.id)}
          disabledKeys={columns.filter(({ isName }) => isName).map((column) => column.id)}
          onSelectionChange={(keys) =>
            onHide(
              columns.filter((column) => keys !== 'all' && !keys.has(column.id)).map((column) => column.id),
            )
          }
        >
          {columns.map((column) => (
            <MenuItem key={column.id} id={column.id} className="option option-check">
              {column.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
