import { type ApiBody, apiEndpoints, ApiRefusal } from '@vitrine/contract/api';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { adminLabels } from '../../form/labels.ts';
import { useSession } from '../../session/Session.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell } from '../../ui/toasts.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { addressFor, bytesText, isPicture, type MediaRow, nameOf } from './mediaFile.ts';
import './media.css';

const { entries: SCHEMAS } = apiEndpoints.updateMedia.body;
const WHOLE_PX = 900;

export function MediaItem() {
  const { id = '' } = useParams();
  const { t } = useSession();
  const own = catalogueTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const query = useApi('readMedia', { params: { id } });
  async function remove(): Promise<void> {
    try {
      await api('deleteMedia', { params: { id }, match: '*' });
    } catch (error) {
      // While something shows it: the server says what.
      tell(error instanceof ApiRefusal ? error.message : t('offline'));
      return;
    }
    go('/media');
    await refresh('deleteMedia');
    tell(t('deleted'));
  }
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
              <a className="action action-plain" href={body.url}>
                <ExternalLink size={16} aria-hidden="true" />
                {own('open')}
              </a>
              <Confirm
                question={t('reallyDelete', { name: nameOf(body) })}
                yes={t('delete')}
                onYes={() => void remove()}
              >
                {t('delete')}
              </Confirm>
            </>
          }
        />
      )}
    </Answer>
  );
}

type MediaBody = ApiBody<'readMedia'>;

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
