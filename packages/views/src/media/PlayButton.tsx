import type { ReactElement } from 'react';

interface PlayButtonProps {
  readonly name: string;
  readonly isLarge: boolean;
  /** Where the film is, for pages without script. */
  readonly href: string;
}

/** Lies over a film: plays it and, where it has no controls of its own, stops it. The player listens to it. */
export function PlayButton({ name, isLarge, href }: PlayButtonProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className={isLarge ? 'sr7-play sr7-xl' : 'sr7-play'}
        aria-label={`Play: ${name}`}
        data-pause={`Pause: ${name}`}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l10 6-10 6z" />
          <path d="M8 6v12M16 6v12" />
        </svg>
      </button>
      <noscript>
        <a className="sr7-watch" href={href} target="_blank" rel="noopener">{`Watch: ${name}`}</a>
      </noscript>
    </>
  );
}
