import type { CommonProps } from '@yingzao/schema/client'
import type { CallId, Response } from './answers/answer'

/**
 * A named fragment of a page that shows one state of a block. The block's test suite and the gallery draw every one. What
 * people may begin with are its presets.
 */
export type Example<Props = Record<string, unknown>> = ExampleFrame &
  (
    | {
        /** Props as a document has them: what is left out takes its default. */
        value: Partial<Authored<Props>>
        version?: never
      }
    | {
        value: Record<string, unknown>
        /** The schema version the value was written in; it is read through the block's steps. */
        version: number
      }
  )

/** Props as a document spells them: blocks in them are written like any others. */
export type Authored<Props> = {
  [Key in keyof Props]: Key extends 'children'
    ? readonly ExampleBlock[]
    : Props[Key] extends readonly (infer Item)[]
      ? Authored<Item>[]
      : Props[Key] extends object
        ? Partial<Authored<Props[Key]>>
        : Props[Key]
}

interface ExampleFrame {
  /** The state in a few Chinese words. */
  title: string
  common?: CommonProps
  children?: readonly ExampleBlock[]
  /** `nothing`: in this state the block leaves no element in the page. */
  draws?: 'nothing'
  /** What the gateway says in this state. A question that nothing is said to stays open. */
  answers?: readonly ExampleAnswer[]
  /** Somebody who is logged in looks at it. */
  isLoggedIn?: true
  /** Answered, the block hides all that it is. */
  hides?: true
}

/** What the gateway says to one call, or refuses it with. */
export type ExampleAnswer = {
  [Id in CallId]: {
    call: Id
    /** Fields of the question that it answers; without any it answers them all. */
    to?: Readonly<Record<string, string | number>>
  } & ({ response: Response<Id> } | { code: number; msg: string })
}[CallId]

/** A block inside an example, as documents spell it. */
export interface ExampleBlock {
  name: string
  value: Record<string, unknown>
  children?: readonly ExampleBlock[]
}
