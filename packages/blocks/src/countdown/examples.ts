import type { Example } from '../example'
import type { CountdownProps } from './props'

const running = { name: '距报名结束', endTime: Date.UTC(2030, 0, 1) }

export const examples: Example<CountdownProps>[] = [
  { title: '方块', value: { ...running, type: 1 } },
  { title: '时分秒，小时可以超过 99', value: { ...running, type: 2 } },
  { title: '文字', value: { ...running, type: 3 } },
  { title: '文字，自定分隔符', value: { ...running, type: 3, character: '-' } },
  { title: '翻牌', value: { ...running, type: 4 } },
  { title: '一句话', value: { type: 5, name: '开营', endTime: running.endTime } },
  { title: '没有名称', value: { type: 1, endTime: running.endTime } },
  { title: '已结束', value: { type: 1, name: '报名', endTime: Date.UTC(2026, 0, 1) } },
]
