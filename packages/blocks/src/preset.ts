import type { CommonProps } from '@yingzao/schema/client'
import type { Authored, ExampleBlock } from './example'

/**
 * A ready look of a block that somebody who makes pages may begin with. It is named by what they see, its words can stand
 * in a published page or ask to be replaced, and it names no picture, link or number that only a test knows: those are
 * for `examples.ts`.
 */
export interface Preset<Props = Record<string, unknown>> {
  title: string
  value: Partial<Authored<Props>>
  common?: Pick<CommonProps, 'style'>
  children?: readonly ExampleBlock[]
}
