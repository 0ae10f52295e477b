import type { MediaCommand, MediaPort } from '../../actions/ActionHost.ts';

interface MediaPortOptions {
  readonly root: Element;
  readonly elementOf: (layerId: string, slide: string) => Element | null;
}

/** Players of the module's layers. A browser that lets nothing sound by itself plays it muted (spec/2 §8). */
export function createMediaPort({ root, elementOf }: MediaPortOptions): MediaPort {
  return {
    command(command, target) {
      const scope = target.kind === 'all' ? root : elementOf(target.layerId, target.slide);
      const within = scope?.matches('video,audio')
        ? [scope]
        : [...(scope?.querySelectorAll('video,audio') ?? [])];
      for (const each of within) if (each instanceof HTMLMediaElement) COMMANDS[command](each);
    },
  };
}

const COMMANDS: Readonly<Record<MediaCommand, (player: HTMLMediaElement) => void>> = {
  play,
  pause: (player) => player.pause(),
  toggle: (player) => (player.paused ? play(player) : player.pause()),
  stop(player) {
    player.pause();
    player.currentTime = 0;
  },
  mute: (player) => void (player.muted = true),
  unmute: (player) => void (player.muted = false),
  toggleMute: (player) => void (player.muted = !player.muted),
};

function play(player: HTMLMediaElement): void {
  player.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    player.muted = true;
    player.play().catch(() => undefined);
  });
}
