import 'zod'

/**
 * What a value is, where its type alone does not say. The inspector picks its input by it; the reader picks the rule
 * that makes the value safe by it, so a prop that holds an address or html must carry one.
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
 * Sibling values under which a prop counts: `{ type: 3 }`, `{ type: ['text', 'image'] }`. Of a list of them one has to
 * hold; what they name is declared before the prop.
 */
export type When = Siblings | readonly Siblings[]

type Siblings = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>

/** What a block author says about a prop beside its type. Labels are Chinese: operators read them. */
export interface PropMeta {
  title?: string | undefined
  help?: string | undefined
  /** What a visitor sees while it is empty: the view says it by itself. */
  placeholder?: string | undefined
  /** The number is the place of an item, from 0, in the list of this name beside it. */
  indexOf?: string | undefined
  /**
   * The text is the `key` of an item of the list of this name: of the list around it one that stands before the item that
   * the prop is in, of a list beside that any.
   */
  keyOf?: string | undefined
  /**
   * The text is an answer to the item whose key stands in the prop of this name: a key of its `choices`, or free. `keyOf`
   * says in which list that item is.
   */
  answerOf?: string | undefined
  /** Printed behind the input: `毫秒`, `设计像素`. */
  unit?: string | undefined
  control?: Control | undefined
  /** Empty is an error even though the type allows it. A prop without `.default()` or `.optional()` is required anyway. */
  required?: boolean | undefined
  when?: When | undefined
  /** Fewer items are kept and refuse publishing. */
  minItems?: number | undefined
  /** Other names under which documents know the prop. */
  aliases?: readonly string[] | undefined
  /** Labels of an enum's values. */
  options?: Readonly<Record<string, string>> | undefined
}

declare module 'zod' {
  interface GlobalMeta extends PropMeta {}
}
