import type { Example } from '../example'
import type { WRenewProps } from './props'

export const examples: Example<WRenewProps>[] = [
  { title: '一行文字', value: { text: '每晚八点准时开课' } },
  { title: '没有文字', value: { text: '' }, draws: 'nothing' },
]
