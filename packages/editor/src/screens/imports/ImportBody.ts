import type { ApiBody } from '@vitrine/contract/api';

export type ImportBody = ApiBody<'readImport'>;
