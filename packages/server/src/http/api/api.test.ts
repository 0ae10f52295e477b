import { apiEndpoints } from '@vitrine/contract/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { describeCatalogue } from './testing/scenarios/catalogue.ts';
import { describeRefusals } from './testing/scenarios/refusals.ts';
import { startApi, type TestApi } from './testing/startApi.ts';

describe.each(databaseKinds)('the API on %s', async (kind) => {
  const started: TestApi = await startApi(kind);
  const api = (): TestApi => started;

  describeRefusals(api);
  describeCatalogue(api);
});
