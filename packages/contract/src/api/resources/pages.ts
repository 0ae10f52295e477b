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

export const pages = resource({
  listPages: {
    method: 'GET',
    path: '/pages',
    summary: 'Pages of any status but the trash (unless asked for).',
    right: 'seeDrafts',
    query: postQuery,
    answer: pageOf(postRow),
  },
  createPage: {
    method: 'POST',
    path: '/pages',
    summary: 'A new page. Only its title must be given.',
    right: 'editPages',
    body: newPostBody,
    answer: postAnswer,
    status: 201,
  },
  readPage: {
    method: 'GET',
    path: '/pages/:id',
    summary: 'One page.',
    right: 'seeDrafts',
    params: postParams,
    answer: postAnswer,
  },
  updatePage: {
    method: 'PATCH',
    path: '/pages/:id',
    summary: 'Changes what is given.',
    right: 'editPages',
    params: postParams,
    body: postBody,
    answer: postAnswer,
    needsMatch: true,
  },
  listPageRevisions: {
    method: 'GET',
    path: '/pages/:id/revisions',
    summary:
      'Its versions that differ in what they say, the newest first; `before` a version gives the next ones.',
    right: 'seeDrafts',
    params: postParams,
    query: revisionQuery,
    answer: revisionsAnswer,
  },
  readPageRevision: {
    method: 'GET',
    path: '/pages/:id/revisions/:version',
    summary: 'What a version said.',
    right: 'seeDrafts',
    params: revisionParams,
    answer: revisionAnswer,
  },
  restorePageRevision: {
    method: 'POST',
    path: '/pages/:id/revisions/:version/restore',
    summary: 'Saves an old version anew. Its address and its status stay as they are.',
    right: 'editPages',
    params: revisionParams,
    answer: postAnswer,
    needsMatch: true,
  },
  deletePage: {
    method: 'DELETE',
    path: '/pages/:id',
    summary: 'Puts it into the trash; with `force=true` it is gone for good.',
    right: 'editPages',
    params: postParams,
    query: forceQuery,
    status: 204,
    needsMatch: true,
  },
});
