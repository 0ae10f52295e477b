export { databaseKinds } from '../db/testing/databases.ts';
export { openTestShop, type TestShop } from './testShop.ts';
export { saveModule } from '../modules/saveModule.ts';
export { startS3, type TestS3 } from '../media/store/testing/startS3.ts';
export { savePost } from '../content/savePost.ts';
export { folderStore } from '../media/store/folderStore.ts';
export { saveDocument } from '../documents/saveDocument.ts';
export { importDocument } from '../documents/documentFiles.ts';
