import type { Example } from '../example'
import type { CodeProps } from './props'

export const examples: Example<CodeProps>[] = [
  { title: '口令', value: { text: 'NIU-2026-0818' } },
  { title: '自定按钮文字', value: { text: 'VIP888', buttonText: '复制口令' } },
  { title: '最长的口令', value: { text: '8f3a1c5e7b9d2046'.repeat(4) } },
  { title: '活码', value: { codeId: 'lc-1', buttonText: '获取' } },
  { title: '没有口令', value: {}, draws: 'nothing' },
]
