import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A layer as the original shows it at rest, its box from the module's top left corner. */
export interface RecordedLayer {
  readonly tag: string;
  readonly box: Box;
  readonly visible: boolean;
  readonly background?: string;
}

export interface RecordedWidth {
  readonly module: Box;
  /** Where the page goes on below. */
  readonly pageHeight: number;
  readonly layers: Readonly<Record<string, RecordedLayer>>;
}

export interface Recording {
  readonly module: string;
  readonly conditions: {
    readonly viewportHeight: number;
    readonly pictures: { readonly sizes: Readonly<Record<string, readonly [width: number, height: number]>> };
  };
  readonly widths: Readonly<Record<string, RecordedWidth>>;
}

/** What a module's document says that a page around it has to know. */
export interface RecordedDocument {
  readonly id: string | number;
  readonly settings: {
    readonly alias?: string;
    readonly fonts?: Readonly<Record<string, { readonly name?: string }>>;
  };
  readonly slides: Readonly<
    Record<
      string,
      {
        readonly id?: number | string;
        readonly slide: { readonly global?: boolean; readonly order?: number };
      }
    >
  >;
}

export interface Recorded {
  readonly recording: Recording;
  readonly document: RecordedDocument;
}

/** Recordings of the folder that VITRINE_FIDELITY names, with the modules of VITRINE_CORPUS; none where either is not set. */
export function recordings(): Recorded[] {
  const folder = process.env['VITRINE_FIDELITY'];
  const corpus = process.env['VITRINE_CORPUS'];
  if (!folder || !corpus) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      recording: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
      document: JSON.parse(readFileSync(join(corpus, 'modules', file), 'utf8')) as RecordedDocument,
    }));
}
