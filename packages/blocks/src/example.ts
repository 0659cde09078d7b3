import type { CommonProps } from '@yingzao/schema/client'
import type { CallId, Response } from './answers/answer'

/**
 * A named fragment of a page that shows one state of a block. The block's test suite and the gallery render every one.
 * What people can start from are its presets.
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
  /** The gateway's answers in this state. A question without an answer stays open. */
  answers?: readonly ExampleAnswer[]
  /** The visitor is logged in. */
  isLoggedIn?: true
  /** Once answered, the block hides itself entirely. */
  hides?: true
}

/** The gateway's answer to one call, or its refusal. */
export type ExampleAnswer = {
  [Id in CallId]: {
    call: Id
    /** Fields that a question must have for this answer; without any it answers every question. */
    to?: Readonly<Record<string, string | number>>
  } & ({ response: Response<Id> } | { code: number; msg: string })
}[CallId]

/** A block inside an example, as documents spell it. */
export interface ExampleBlock {
  name: string
  value: Record<string, unknown>
  children?: readonly ExampleBlock[]
}
