export { createTestTimelines, type TestTimeline, type TestTimelines } from './createTestTimelines.ts';
