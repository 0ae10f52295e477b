/** What is kept; older ones go. */
export const FAULTS_KEPT = 1000;
export const FAULTS_KEPT_MS = 30 * 86_400_000;
/** What one process writes down in a minute: whoever finds a way to provoke faults must not fill the database with them. */
export const FAULTS_PER_MINUTE = 30;
/** In characters. */
export const FAULT_MESSAGE = 1000;
export const FAULT_STACK = 8000;
