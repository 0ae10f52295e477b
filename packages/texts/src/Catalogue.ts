/** A message that differs with a number: the value named `count` decides. English has two forms, other languages have others. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** The forms that `Intl.PluralRules` asks for in Arabic. */
export interface ArabicPlural extends Plural {
  readonly zero: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
}

export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** The same messages in Arabic: one that is missing, or has too few forms, does not compile. */
export type Arabic<Source extends Messages> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : ArabicPlural;
};

/** What belongs together, in every language. English is the source: its keys and placeholders are the type. */
export interface Area<Source extends Messages = Messages> {
  readonly en: Source;
  readonly ar: Arabic<Source>;
}

/** The names in braces: `count` and `name` of `{count} × {name}`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type PlaceholdersOf<M extends Message> = M extends string
  ? NamesIn<M>
  : NamesIn<M[keyof M & ('one' | 'other')]> | 'count';
