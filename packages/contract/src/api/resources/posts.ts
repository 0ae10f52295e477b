import { resource } from '../ApiEndpoint.ts';
import { pageOf } from '../schema/pageOf.ts';
import {
  forceQuery,
  newPostBody,
  postAnswer,
  postBody,
  postParams,
  postQuery,
  postRow,
} from './contentSchemas.ts';
import { revisionAnswer, revisionParams, revisionQuery, revisionsAnswer } from './shelfSchemas.ts';

export const posts = resource({
  listPosts: {
    method: 'GET',
    path: '/posts',
    summary: 'Posts of any status but the trash (unless asked for).',
    right: 'seeDrafts',
    query: postQuery,
    answer: pageOf(postRow),
  },
  createPost: {
    method: 'POST',
    path: '/posts',
    summary: 'A new post. Only its title must be given.',
    right: 'editPosts',
    body: newPostBody,
    answer: postAnswer,
    status: 201,
  },
  readPost: {
    method: 'GET',
    path: '/posts/:id',
    summary: 'One post.',
    right: 'seeDrafts',
    params: postParams,
    answer: postAnswer,
  },
  updatePost: {
    method: 'PATCH',
    path: '/posts/:id',
    summary: 'Changes what is given.',
    right: 'editPosts',
    params: postParams,
    body: postBody,
    answer: postAnswer,
    needsMatch: true,
  },
  listPostRevisions: {
    method: 'GET',
    path: '/posts/:id/revisions',
    summary:
      'Its versions that differ in what they say, the newest first; `before` a version gives the next ones.',
    right: 'seeDrafts',
    params: postParams,
    query: revisionQuery,
    answer: revisionsAnswer,
  },
  readPostRevision: {
    method: 'GET',
    path: '/posts/:id/revisions/:version',
    summary: 'What a version said.',
    right: 'seeDrafts',
    params: revisionParams,
    answer: revisionAnswer,
  },
  restorePostRevision: {
    method: 'POST',
    path: '/posts/:id/revisions/:version/restore',
    summary: 'Saves an old version anew. Its address and its status stay as they are.',
    right: 'editPosts',
    params: revisionParams,
    answer: postAnswer,
    needsMatch: true,
  },
  deletePost: {
    method: 'DELETE',
    path: '/posts/:id',
    summary: 'Puts it into the trash; with `force=true` it is gone for good.',
    right: 'editPosts',
    params: postParams,
    query: forceQuery,
    status: 204,
    needsMatch: true,
  },
});
