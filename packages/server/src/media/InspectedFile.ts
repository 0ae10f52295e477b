/** What an upload is. Those that are no pictures have no size and no ground. */
export interface InspectedFile {
  readonly mime: string;
  readonly ending: string;
  readonly width: number | null;
  readonly height: number | null;
  /** The colour that a picture is on the whole, as #rrggbb; empty when it lets through what is behind it. */
  readonly ground: string;
  /** Whether it says more than it shows: where it was taken, by whom, with what. */
  readonly tellsMore: boolean;
  /** Whether sizes can be made of it. */
  readonly isStill: boolean;
}
