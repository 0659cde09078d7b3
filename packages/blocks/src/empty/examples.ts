import type { Example } from '../example'
import type { EmptyProps } from './props'

export const examples: Example<EmptyProps>[] = [
  { title: '默认高度', value: {} },
  { title: '一段留白', value: { height: 120 } },
]
