import type { Note } from '../code/Note.ts';
import { documentTexts } from '../session/documentTexts.ts';
import { Action } from '../ui/Action.tsx';
import './shelf.css';

interface NotesProps {
  readonly notes: readonly Note[];
  readonly onSeek: (note: Note) => void;
}

/** What reading a document found, each with the way to its line. */
export function Notes({ notes, onSeek }: NotesProps) {
  const t = documentTexts();
  return (
    <section className="card" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('notes')}</h2>
      {notes.length === 0 ? (
        <p className="soft">{t('nothingNoted')}</p>
      ) : (
        <ul className="plain notes reading-notes" aria-label={t('noted', { count: notes.length })}>
          {notes.map((note) => (
            <li key={`${note.path} ${note.message}`}>
              <Action
                look="quiet"
                aria-label={`${t('toNote')}: ${note.path} ${note.message}`}
                onPress={() => onSeek({ ...note })}
              >
                <code dir="ltr">{note.path}</code> {note.message}
              </Action>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
