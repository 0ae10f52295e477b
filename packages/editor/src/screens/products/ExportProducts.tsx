import { apiAddress, apiEndpoints } from '@vitrine/contract/api';
import { useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useKept } from '../../list/useKept.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Answer } from '../../ui/States.tsx';
import './product.css';

/** As the list has them in its address. */
export type ProductWhere = Readonly<Record<string, string>>;

/** The products of a list as a file, with the columns that were chosen the last time. */
export function ExportProducts({ where }: { readonly where: ProductWhere }) {
  const { t } = useSession();
  const w = workTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [left, setLeft] = useKept<readonly string[]>('export-columns', []);
  const query = useApi('listCsvColumns', {}, { isOn: isOpen });
  const close = () => setIsOpen(false);
  return (
    <>
      <OperationAction id="exportProducts" run={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={close} label={t('exportCsv')} className="picker">
        <h2>{t('exportCsv')}</h2>
        <p className="soft">{w('exportHelp')}</p>
        <Answer query={query}>
          {({ body: { columns } }) => {
            const chosen = columns.filter((column) => !left.includes(column));
            const address = apiAddress(apiEndpoints.exportProducts, {
              query: { ...where, ...(left.length > 0 && { columns: chosen.join('|') }) },
            });
            return (
              <>
                <fieldset className="fields export-columns">
                  <legend>{w('exportColumns')}</legend>
                  {columns.map((column) => (
                    <CheckField
                      key={column}
                      label={column}
                      isSelected={!left.includes(column)}
                      onChange={(isChosen) =>
                        setLeft(isChosen ? left.filter((each) => each !== column) : [...left, column])
                      }
                    />
                  ))}
                </fieldset>
                <div className="row">
                  <Action look="quiet" onPress={() => setLeft([])}>
                    {w('allColumns')}
                  </Action>
                  <Action look="quiet" onPress={() => setLeft(columns)}>
                    {w('noColumns')}
                  </Action>
                  <span className="grow" />
                  <Action onPress={close}>{t('cancel')}</Action>
                  {chosen.length > 0 && (
                    <a className="action action-strong" href={address} download onClick={close}>
                      {w('download')}
                    </a>
                  )}
                </div>
              </>
            );
          }}
        </Answer>
      </Sheet>
    </>
  );
}
