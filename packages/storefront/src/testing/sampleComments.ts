import {
  type CommentFormView,
  type CommentsView,
  type CommentView,
  pagingView,
} from '@vitrine/contract/shop';

const comment = (
  id: number,
  author: string,
  html: string,
  replies: readonly CommentView[] = [],
): CommentView => ({
  id,
  author,
  html,
  createdAt: Date.UTC(2026, 5, id),
  url: `/blog/jar/#comment-${id}`,
  replyUrl: `/blog/jar/?replytocom=${id}#respond`,
  replies,
});

export const sampleCommentForm = (changes: Partial<CommentFormView> = {}): CommentFormView => ({
  action: '/blog/jar/#respond',
  nonce: '0123456789',
  postId: 3,
  parentId: 0,
  replyTo: '',
  cancelUrl: '',
  values: { author: '', email: '', comment: '' },
  errors: {},
  isHeld: false,
  ...changes,
});

export const sampleComments = (changes: Partial<CommentsView> = {}): CommentsView => ({
  count: 4,
  items: [
    comment(1, 'Ines', 'Mine leans to the left.', [
      comment(2, 'Yuna', 'They all do.<br>It is the wheel.', [comment(3, 'Ines', 'Good to know.')]),
    ]),
    comment(4, 'Jonas', 'How long does it dry?'),
  ],
  paging: pagingView(1, 3, (page) =>
    page === 1 ? '/blog/jar/#comments' : `/blog/jar/?cpage=${page}#comments`,
  ),
  form: sampleCommentForm(),
  ...changes,
});
