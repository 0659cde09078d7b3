import type { Example, ExampleAnswer } from '../example'
import type { NumberProps } from './props'

const answers: ExampleAnswer[] = [
  {
    call: 'activityVacancyDetail',
    to: { id: 'vacancy-group' },
    response: { current_num: 128, change_type_limit: 500, remain: 372, server_time: 0 },
  },
]

export const examples: Example<NumberProps>[] = [
  { title: '正在读取', value: { id: 'vacancy-open', prefix: '已加入', suffix: '人' }, answers: [] },
  { title: '已用名额', value: { id: 'vacancy-group', prefix: '已加入', suffix: '人' }, answers },
  {
    title: '剩余名额',
    value: { id: 'vacancy-group', field: 'remain', prefix: '还剩', suffix: '个名额' },
    answers,
  },
  { title: '只有数字', value: { id: 'vacancy-group', field: 'change_type_limit' }, answers },
  {
    title: '名额编号不存在',
    value: { id: 'vacancy-none', prefix: '已加入', suffix: '人' },
    answers: [{ call: 'activityVacancyDetail', to: { id: 'vacancy-none' }, code: 404001, msg: '内容不存在' }],
  },
  { title: '没有名额编号', value: {}, draws: 'nothing' },
]
