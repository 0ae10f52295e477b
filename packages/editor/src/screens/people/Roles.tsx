import { Check } from 'lucide-react';
import { useApi } from '../../api/queries.ts';
import { optionLabel } from '../../form/labels.ts';
import { peopleText } from '../../session/peopleText.ts';
import { runningLabels } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';

/** What each role may, as the server has it. */
export function Roles() {
  const { t } = useSession();
  const p = peopleText();
  const rights = runningLabels();
  const query = useApi('listRoles', {});
  return (
    <article className="page">
      <div className="head">
        <h1>{t('roles')}</h1>
      </div>
      <p className="lead soft">{p('rolesHelp')}</p>
      <Answer query={query}>
        {({ body }) => (
          <div className="card">
            <TableBox>
              <table className="table" aria-label={t('roles')}>
                <thead>
                  <tr>
                    <th scope="col">{p('right')}</th>
                    {body.items.map(({ role }) => (
                      <th key={role} scope="col">
                        {optionLabel(t, 'role', role)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {body.rights.map((right) => (
                    <tr key={right}>
                      <th scope="row">{rights.option('rights', right)}</th>
                      {body.items.map((item) => (
                        <td key={item.role}>
                          {item.rights.includes(right) ? (
                            <strong className="row">
                              <Check size={18} aria-hidden="true" />
                              {p('may')}
                            </strong>
                          ) : (
                            p('mayNot')
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          </div>
        )}
      </Answer>
    </article>
  );
}
