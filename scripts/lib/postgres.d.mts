export interface Postgres {
  readonly url: string;
  /** Ends it and removes what there is of it. */
  stop(): Promise<void>;
  /** Kills it with everything that it runs: as a power cut would, as far as processes can tell. */
  crash(): Promise<void>;
  /** Begins it again after a crash. */
  restart(): Promise<void>;
}

/** Whether `startPostgres` has one to start. */
export function hasPostgres(): boolean;

/**
 * A PostgreSQL of its own in a temporary folder, reached by a socket in it; gone when it is stopped. Null when the
 * system has none.
 */
export function startPostgres(options?: {
  /** Whether it waits for the disk; default false. */
  readonly isDurable?: boolean;
}): Promise<Postgres | null>;
