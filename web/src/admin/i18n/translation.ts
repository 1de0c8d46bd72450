type Singular<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never;

/** The same words in a language that has a singular, which stands beside each plural. */
export type Translation<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
} & {
  [Key in keyof Words as Singular<Key>]: string;
};
