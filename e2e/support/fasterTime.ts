import type { Page } from '@playwright/test';

interface FasterOptions {
  /**
   * Timers count what frames have shown: where a machine is so busy that it draws none, time stands still for them as for animations.
   * Without it a timer may be over before what it waits for has been drawn once.
   */
  readonly byFrames?: boolean;
}

/** Lets time in a page run so many times faster: timers, clocks and animations alike. Call it before the page is opened. */
export async function fasterTime(
  page: Page,
  times: number,
  { byFrames = false }: FasterOptions = {},
): Promise<void> {
  await page.addInitScript(
    ({ rate, counted }) => {
      const { setTimeout: later, clearTimeout: forget } = window;
      const now = performance.now.bind(performance);
      performance.now = () => now() * rate;
      const soon = (call: () => void, ms = 0, ...rest: unknown[]) => later(call, ms / rate, ...rest);
      if (!counted) {
        window.setTimeout = soon as typeof window.setTimeout;
        return;
      }
      const shown = (): number => Number(document.timeline.currentTime ?? 0);
      const waiting = new Map<number, number>();
      window.setTimeout = ((call: () => void, ms = 0, ...rest: unknown[]) => {
        const due = shown() + ms;
        const id = soon(look, ms);
        function look(): void {
          waiting.set(
            id,
            requestAnimationFrame(() => {
              if (shown() < due) return look();
              waiting.delete(id);
              call.apply(window, rest as []);
            }),
          );
        }
        return id;
      }) as typeof window.setTimeout;
      window.clearTimeout = (id) => {
        forget(id);
        cancelAnimationFrame(waiting.get(Number(id)) ?? 0);
        waiting.delete(Number(id));
      };
    },
    { rate: times, counted: byFrames },
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: times });
}
