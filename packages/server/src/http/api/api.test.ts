// @long
import { apiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { describeApiKeys } from './testing/scenarios/apiKeys.ts';
import { describeBodies } from './testing/scenarios/bodies.ts';
import { describeCatalogue } from './testing/scenarios/catalogue.ts';
import { describeContent } from './testing/scenarios/content.ts';
import { describeOrderDesk } from './testing/scenarios/orderDesk.ts';
import { describeMessages } from './testing/scenarios/messages.ts';
import { describePeople } from './testing/scenarios/people.ts';
import { describeRaces } from './testing/scenarios/racing.ts';
import { describeAllRefused, describeNothing, describeRefusals } from './testing/scenarios/refusals.ts';
import { describeRights } from './testing/scenarios/rights.ts';
import { describeRunning } from './testing/scenarios/running.ts';
import { describeSelf } from './testing/scenarios/self.ts';
import { describeSelling } from './testing/scenarios/selling.ts';
import { describeShopCart } from './testing/scenarios/shopCart.ts';
import { describeShopCatalogue } from './testing/scenarios/shopCatalogue.ts';
import { describeCatalogueWork } from './testing/scenarios/catalogueWork.ts';
import { describeTools } from './testing/scenarios/tools.ts';
import { startApi, type TestApi } from './testing/startApi.ts';

describe.each(databaseKinds)('the API on %s', async (kind) => {
  const started = await startApi(kind);
  const api = (): TestApi => started;

  // What is refused before anything is looked up is the same whatever is looked into.
  const isFirst = kind === databaseKinds[0];
  if (isFirst) {
    describeRefusals(api);
    describeRights(api);
    describeBodies(api);
  }
  describeNothing(api);
  describeCatalogue(api);
  describeCatalogueWork(api);
  describeContent(api);
  describeSelling(api);
  describeOrderDesk(api);
  describeRunning(api);
  describeSelf(api);
  describeRaces(api);
  describeShopCatalogue(api);
  describeShopCart(api);
  describeApiKeys(api);
  describePeople(api);
  describeMessages(api);
  describeTools(api);

  it('was asked for everything, and has answered it', () => {
    expect([...started.used.answered].sort()).toEqual(Object.keys(apiEndpoints).sort());
  });

  if (isFirst) describeAllRefused(api);
});
