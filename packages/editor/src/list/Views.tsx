import { Bookmark, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Dialog, DialogTrigger, Form, Popover } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { TextLine } from '../ui/fields.tsx';
import { tell } from '../ui/toasts.tsx';
import { useKept } from './useKept.ts';
import type { ListState } from './useListState.ts';

interface View {
  readonly name: string;
  readonly written: string;
}

/** Searches, filters and sorts under a name, kept in this browser. */
export function Views({ id, state }: { readonly id: string; readonly state: ListState }) {
  const { t } = useSession();
  const [views, setViews] = useKept<readonly View[]>(`views:${id}`, []);
  const [name, setName] = useState('');
  function add(event: FormEvent): void {
    event.preventDefault();
    const others = views.filter((view) => view.name !== name);
    setViews([...others, { name, written: state.written }]);
    setName('');
  }
  function remove(view: View): void {
    setViews(views.filter((each) => each !== view));
    // Others may have been saved meanwhile.
    tell(t('deletedOne', { name: view.name }), () => setViews((known) => [...known, view]));
  }
  return (
    <DialogTrigger>
      <Button className="action action-plain">
        <Bookmark size={16} aria-hidden="true" />
        {t('views')}
      </Button>
      <Popover className="popover">
        <Dialog className="dialog" aria-label={t('views')}>
          {({ close }) => (
            <>
              {views.length === 0 && <p>{t('noViews')}</p>}
              <ul className="plain">
                {views.map((view) => (
                  <li key={view.name} className="row between">
                    <Action
                      look="quiet"
                      onPress={() => {
                        state.show(view.written);
                        close();
                      }}
                    >
                      {view.name}
                    </Action>
                    <Action
                      look="quiet"
                      aria-label={t('deleteView', { name: view.name })}
                      onPress={() => remove(view)}
                    >
                      <X size={14} />
                    </Action>
                  </li>
                ))}
              </ul>
              <Form className="fields" onSubmit={add}>
                <TextLine label={t('viewName')} value={name} onChange={setName} isRequired maxLength={60} />
                <Action type="submit">{t('saveView')}</Action>
              </Form>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
