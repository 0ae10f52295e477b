import type { Answer } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';

export type ThemeAction = (call: Call) => Promise<Answer>;
