type Singular<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never;

/**
 * The shape of a translation of `Source`: the same keys, and beside each plural (`…_other`) the singular (`…_one`) that
 * Korean does not have. The length of a list is free.
 */
export type Translation<Source> = Source extends string
  ? string
  : Source extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof Source]: Translation<Source[Key]> } & {
        readonly [Key in keyof Source as Singular<Key>]: string;
      };
