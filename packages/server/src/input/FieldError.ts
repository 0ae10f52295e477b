/** What is wrong with what was sent; field is null when it is no single one. */
export interface FieldError {
  readonly field: string | null;
  readonly message: string;
}

export interface Refused {
  readonly ok: false;
  readonly errors: readonly FieldError[];
}

export const refuse = (field: string | null, message: string): Refused => ({
  ok: false,
  errors: [{ field, message }],
});
