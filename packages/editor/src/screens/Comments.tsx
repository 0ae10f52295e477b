import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { useListState } from '../list/useListState.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { useSession } from '../session/Session.tsx';
import { ModerationList, shownStatus } from './ModerationList.tsx';

export function Comments() {
  const { t } = useSession();
  const c = contentTexts();
  const state = useListState();
  const refresh = useRefresh();
  const query = useApi('listComments', { query: { page: state.page, status: shownStatus(state) } });
  return (
    <ModerationList
      id="comments"
      title={t('comments')}
      state={state}
      query={query}
      columns={[
        { id: 'email', label: t('email'), render: ({ email }) => email },
        { id: 'post', label: c('post'), isNumber: true, render: ({ postId }) => postId },
      ]}
      setStatus={({ id }, status) => api('moderateComment', { params: { id }, match: '*', body: { status } })}
      remove={({ id }) => api('deleteComment', { params: { id }, match: '*' })}
      onChanged={() => refresh('moderateComment')}
    />
  );
}
