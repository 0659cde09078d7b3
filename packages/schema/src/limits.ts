/** Bounds on a page document. They are checked without recursion before anything walks the document. */
export const LIMITS = {
  /** Bytes of the JSON text in UTF-8. */
  bytes: 512 * 1024,
  /** Nesting of arrays and objects in the JSON text. */
  jsonDepth: 32,
  /** Blocks inside blocks. */
  blockDepth: 6,
  blocks: 500,
  /** Every object, array, string, number, boolean and null. */
  nodes: 20_000,
  /** Bytes of one string in UTF-8. */
  stringBytes: 20 * 1024,
  /** `<`, `>` and `&` in one string: what makes markup slow to read, however short the text is. */
  markup: 4_000,
  /** The same in all strings together. */
  allMarkup: 20_000,
} as const
