export { createTestClock, type TestClock } from './createTestClock.ts';
