import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useState } from 'react';
import { FileTrigger, Link } from 'react-aria-components';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { ItemForm } from '../../form/ItemForm.tsx';
import { adminLabels } from '../../form/labels.ts';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { ACCEPTED, addressFor, bytesText, isPicture, type MediaRow, nameOf } from './mediaFile.ts';
import './media.css';

const { entries: SCHEMAS } = apiEndpoints.updateMedia.body;
const WHOLE_PX = 900;

export function MediaItem() {
  const { id = '' } = useParams();
  const { t } = useSession();
  const own = catalogueTexts();
  const refresh = useRefresh();
  const query = useApi('readMedia', { params: { id } });
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <ItemForm
          key={id}
          name={`media:${id}`}
          title={nameOf(body)}
          stored={body}
          schemas={SCHEMAS}
          groups={[{ title: t('texts'), names: ['alt', 'title'] }]}
          labels={{ ...adminLabels(t), field: (field) => own(field as 'alt' | 'title') }}
          isNew={false}
          save={async (changes) => {
            const { alt, title } = changes;
            await api('updateMedia', {
              params: { id },
              match: tag,
              body: { ...(alt !== undefined && { alt }), ...(title !== undefined && { title }) },
            });
            await refresh('updateMedia');
          }}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
          renderMore={() => <Facts media={body} />}
          actions={
            <>
              <OperationLink id="openFile" href={body.url} />
              <ReplaceFile media={body} tag={tag} />
              <RemoveItem
                name={nameOf(body)}
                removes="deleteMedia"
                remove={() => api('deleteMedia', { params: { id }, match: '*' })}
                to="/media"
              />
            </>
          }
        />
      )}
    </Answer>
  );
}

type MediaBody = ApiBody<'readMedia'>;

/** Another file in its place: everything that shows it follows. */
function ReplaceFile({ media, tag }: { readonly media: MediaBody; readonly tag: string }) {
  const w = workTexts();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  async function replace(file: File | undefined): Promise<void> {
    if (!file) return;
    setIsBusy(true);
    const form = new FormData();
    form.set('file', file);
    try {
      await api('replaceMediaFile', { params: { id: media.id }, match: tag, form });
      tell(w('replaced'));
    } catch (error) {
      tellFault(error);
    }
    await refresh('replaceMediaFile');
    setIsBusy(false);
  }
  const kind = media.mime.split('/')[0];
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED.filter((type) => type.startsWith(`${kind}/`))}
      onSelect={(files) => void replace(files?.[0] ?? undefined)}
    >
      <OperationAction id="replaceFile" isPending={isBusy} />
    </FileTrigger>
  );
}

function Facts({ media }: { readonly media: MediaBody }) {
  const { moment } = useSession();
  const own = catalogueTexts();
  // Its sizes are made in their own time: only lists have them.
  const listed = useApi('listMedia', { query: { ids: String(media.id) } });
  const row: MediaRow = listed.data?.body.items[0] ?? { ...media, sizes: [] };
  const { width, height, mime, bytes, createdAt } = media;
  return (
    <>
      <section className="card">
        <h2>{own('file')}</h2>
        {isPicture(media) && (
          <img className="whole-picture" src={addressFor(row, WHOLE_PX)} alt={media.alt} />
        )}
        <dl className="facts">
          <dt>{own('kinds')}</dt>
          <dd>{mime}</dd>
          <dt>{own('size')}</dt>
          <dd>
            {bytesText(bytes, document.documentElement.lang)}
            {width !== null && height !== null && `, ${own('pixels', { width, height })}`}
          </dd>
          <dt>{own('added')}</dt>
          <dd>{moment(createdAt)}</dd>
          {isPicture(media) && (
            <>
              <dt>{own('madeSizes')}</dt>
              <dd>
                {row.sizes.length === 0 && own('sizesLater')}
                {row.sizes.map((size) => (
                  <span key={size.width}>
                    <a href={size.url}>{size.width}</a>{' '}
                  </span>
                ))}
              </dd>
            </>
          )}
        </dl>
      </section>
      <Uses id={media.id} />
    </>
  );
}

const PLACES: Readonly<Record<ApiBody<'listMediaUses'>['items'][number]['kind'], string | null>> = {
  product: '/products/',
  term: '/categories/',
  post: null,
  page: null,
};

/** As long as there is any, it cannot be deleted. */
function Uses({ id }: { readonly id: number }) {
  const own = catalogueTexts();
  const query = useApi('listMediaUses', { params: { id }, query: { perPage: 100 } });
  return (
    <section className="card">
      <h2>{own('uses')}</h2>
      <Answer query={query}>
        {({ body: { items } }) =>
          items.length === 0 ? (
            <p className="soft">{own('unused')}</p>
          ) : (
            <ul className="plain">
              {items.map((use) => (
                <li key={`${use.kind} ${use.id} ${use.name}`}>
                  {PLACES[use.kind] && (use.kind !== 'term' || use.taxonomy === 'product_cat') ? (
                    <Link href={`${PLACES[use.kind]}${use.id}`}>{use.name}</Link>
                  ) : (
                    use.name
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
