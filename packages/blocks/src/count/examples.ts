import type { Example } from '../example'
import type { CountProps } from './props'

export const examples: Example<CountProps>[] = [
  { title: '四位', value: { num: 7 } },
  { title: '带前后文字', value: { num: 128560, numbers: 6, prefix: '已有', suffix: '人参与' } },
  { title: '数字以外的字会去掉', value: { num: '12,856 人', numbers: 6 } },
  { title: '放不下，全部显示 9', value: { num: 123456, suffix: '+' } },
  { title: '八位', value: { num: 20261121, numbers: 8, prefix: '累计', suffix: '次' } },
  { title: '一位', value: { num: 5, numbers: 1 } },
  { title: '没有数字', value: {}, draws: 'nothing' },
]
