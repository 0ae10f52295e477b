export interface LinkView {
  readonly label: string;
  readonly url: string;
}
