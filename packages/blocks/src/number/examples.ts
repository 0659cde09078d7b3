import type { Example } from '../example'
import type { NumberProps } from './props'

export const examples: Example<NumberProps>[] = [
  { title: '正在读取', value: { id: 'vacancy-group', prefix: '已加入', suffix: '人' } },
  { title: '剩余名额', value: { id: 'vacancy-group', field: 'remain', prefix: '还剩', suffix: '个名额' } },
  { title: '只有数字', value: { id: 'vacancy-group', field: 'change_type_limit' } },
  { title: '没有名额编号', value: {}, draws: 'nothing' },
]
