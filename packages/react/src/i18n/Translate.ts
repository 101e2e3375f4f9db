/** Makes a sentence: a key, and the values for the places in it. `count` chooses the plural. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string
