import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { useListState } from '../list/useListState.ts';
import { useSession } from '../session/Session.tsx';
import { ModerationList, shownStatus } from './ModerationList.tsx';

const MOST_STARS = 5;

export function Reviews() {
  const { t } = useSession();
  const state = useListState();
  const refresh = useRefresh();
  const query = useApi('listReviews', { query: { page: state.page, status: shownStatus(state) } });
  return (
    <ModerationList
      id="reviews"
      title={t('reviews')}
      state={state}
      query={query}
      columns={[
        {
          id: 'rating',
          label: t('rating'),
          render: ({ rating }) => rating !== null && `${rating} / ${MOST_STARS}`,
        },
      ]}
      setStatus={({ id }, status) => api('moderateReview', { params: { id }, match: '*', body: { status } })}
      remove={({ id }) => api('deleteReview', { params: { id }, match: '*' })}
      onChanged={() => refresh('moderateReview')}
    />
  );
}
