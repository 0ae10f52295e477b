/** @jsxImportSource hono/jsx */
import type { Html } from '../elements.ts';
import { type Controls, sayName } from '../ports/Controls.ts';

interface PlayButtonProps {
  readonly name: string;
  readonly controls: Controls;
  readonly look?: 'sr7-xl' | 'sr7-still' | false;
  /** Where the film can be seen without script. */
  readonly href?: string | undefined;
}

/**
 * Plays a film and, where it has no controls of its own, stops it: it lies over the film, or, for one behind a slide, in a
 * corner. The player listens to it.
 */
export function PlayButton({ name, look, href, controls }: PlayButtonProps): Html {
  return (
    <>
      <button
        type="button"
        className={look ? `sr7-play ${look}` : 'sr7-play'}
        aria-label={sayName(controls.play, name)}
        data-pause={sayName(controls.pause, name)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l10 6-10 6z" />
          <path d="M8 6v12M16 6v12" />
        </svg>
      </button>
      {href === undefined ? null : (
        <noscript>
          <a className="sr7-watch" href={href} target="_blank" rel="noopener">
            {sayName(controls.watch, name)}
          </a>
        </noscript>
      )}
    </>
  );
}
