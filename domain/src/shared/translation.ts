type Singular<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never;

/**
 * The shape of a translation of `Source`: the same keys and, next to each plural (`…_other`), the singular (`…_one`) that
 * Korean does not have. Lists may have any length.
 */
export type Translation<Source> = Source extends string
  ? string
  : Source extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof Source]: Translation<Source[Key]> } & {
        readonly [Key in keyof Source as Singular<Key>]: string;
      };
