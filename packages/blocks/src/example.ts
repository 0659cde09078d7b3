import type { CommonProps } from '@yingzao/schema/client'

/**
 * A named fragment of a page that shows one state of a block. The block's test suite draws every one, and a
 * gallery or a block library can show them as they stand.
 */
export type Example<Props = Record<string, unknown>> = ExampleFrame &
  (
    | {
        /** Props as a document has them: what is left out takes its default. */
        value: Partial<Props>
        version?: never
      }
    | {
        value: Record<string, unknown>
        /** The schema version the value was written in; it is read through the block's steps. */
        version: number
      }
  )

interface ExampleFrame {
  /** The state in a few Chinese words. */
  title: string
  common?: CommonProps
  children?: readonly ExampleBlock[]
  /** `nothing`: in this state the block leaves no element in the page. */
  draws?: 'nothing'
}

/** A block inside an example, as documents spell it. */
export interface ExampleBlock {
  name: string
  value: Record<string, unknown>
  children?: readonly ExampleBlock[]
}
