export interface LinkView {
  readonly label: string;
  readonly url: string;
  /** In a tab of its own. */
  readonly opensNew?: true;
}
