import { describeApp } from './reactApp.ts';

describeApp('19');
