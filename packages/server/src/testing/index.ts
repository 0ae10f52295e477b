export { databaseKinds } from '../db/testing/databases.ts';
export { openTestShop, type TestShop } from './testShop.ts';
export { saveModule } from '../modules/saveModule.ts';
