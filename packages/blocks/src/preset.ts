import type { CommonProps } from '@yingzao/schema/client'
import type { Authored, ExampleBlock } from './example'

/**
 * A ready-made look of a block that page authors can start from. It is named by what they see, its words are fit for a
 * published page or ask to be replaced, and it names no picture, link or number that only a test knows: those belong in
 * `examples.ts`.
 */
export interface Preset<Props = Record<string, unknown>> {
  title: string
  value: Partial<Authored<Props>>
  common?: Pick<CommonProps, 'style'>
  children?: readonly ExampleBlock[]
}
