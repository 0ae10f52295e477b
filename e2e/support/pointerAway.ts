import type { Page } from '@playwright/test';

/**
 * A browser that was never told where its pointer is says now and then that it lies in the corner of a page that has just come:
 * what stands there is under the pointer, and stands still. Told that it is outside the window, it knows.
 */
export const pointerAway = (page: Page): Promise<void> => page.mouse.move(-10, -10);
