import { describeApp } from './reactApp.ts';

describeApp('18');
