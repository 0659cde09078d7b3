import 'zod'

/**
 * What a value is, where its type alone does not say. The inspector chooses its input by it; the reader chooses the
 * rule that makes the value safe by it, so a prop that holds an address or html must have one.
 */
export type Control =
  | 'text'
  | 'textarea'
  | 'link'
  | 'image'
  | 'media'
  | 'path'
  | 'html'
  | 'datetime'
  | 'color'
  | 'units'
  | 'action'
  | 'blocks'
  | 'key'

/**
 * Sibling values with which a prop counts: `{ type: 3 }`, `{ type: ['text', 'image'] }`. In a list of them, one has to
 * hold; the siblings they name are declared before the prop.
 */
export type When = Siblings | readonly Siblings[]

type Siblings = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>

/** What a block author says about a prop besides its type. Labels are Chinese: operators read them. */
export interface PropMeta {
  title?: string | undefined
  help?: string | undefined
  /** What a visitor sees while it is empty: the view provides it. */
  placeholder?: string | undefined
  /** The number is the index of an item, from 0, in the list of this name beside it. */
  indexOf?: string | undefined
  /**
   * The text is the `key` of an item in the list of this name: in an enclosing list, an item before the one that the
   * prop is in; in a list beside the prop, any item.
   */
  keyOf?: string | undefined
  /**
   * The text is an answer to the item whose key is in the prop of this name: a key of its `choices`, or free text.
   * `keyOf` says which list that item is in.
   */
  answerOf?: string | undefined
  /** Printed after the input: `毫秒`, `设计像素`. */
  unit?: string | undefined
  control?: Control | undefined
  /** Empty is an error even though the type allows it. A prop without `.default()` or `.optional()` is required anyway. */
  required?: boolean | undefined
  when?: When | undefined
  /** Fewer items are kept but block publishing. */
  minItems?: number | undefined
  /** Other names for the prop in documents. */
  aliases?: readonly string[] | undefined
  /** Labels of an enum's values. */
  options?: Readonly<Record<string, string>> | undefined
}

declare module 'zod' {
  interface GlobalMeta extends PropMeta {}
}
