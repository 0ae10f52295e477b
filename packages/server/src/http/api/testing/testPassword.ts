/** Of all users of a test. */
export const TEST_PASSWORD = 'correct horse battery';
