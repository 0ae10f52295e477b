import { pageExamples } from './pageExamples.ts';
import { describeApp } from './reactApp.ts';

describeApp('19', pageExamples);
