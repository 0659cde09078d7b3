import type { Example } from '../example'
import type { ProgressProps } from './props'

export const examples: Example<ProgressProps>[] = [
  {
    title: '给定百分比',
    value: { percent: 36, prefixText: '已售', current: 36, remain: 64, suffixText: '份剩余' },
  },
  {
    title: '按总数和已用计算',
    value: { limit: 2000, current: 1530, prefixText: '已领取', remain: true, suffixText: '份剩余' },
  },
  {
    title: '剩余写成文字',
    value: { percent: 92, prefixText: '报名火热', remain: '不足十', suffixText: '个名额' },
  },
  { title: '只有百分比', value: { percent: 50 } },
  {
    title: '一个都没有用',
    value: { limit: 500, current: 0, prefixText: '已报名', remain: true, suffixText: '个名额' },
  },
  {
    title: '已满',
    value: { limit: 500, current: 500, prefixText: '已报名', remain: true, suffixText: '个名额' },
  },
  { title: '正在读取名额', value: asked('open'), answers: [] },
  {
    title: '读到的名额',
    value: asked('some'),
    answers: [
      {
        call: 'activityVacancyDetail',
        to: { id: 'vacancy-some' },
        response: { current_num: 128, change_type_limit: 500, remain: 372, server_time: 0 },
      },
    ],
  },
  {
    title: '读到的名额已满',
    value: asked('full'),
    answers: [
      {
        call: 'activityVacancyDetail',
        to: { id: 'vacancy-full' },
        response: { current_num: 500, change_type_limit: 500, remain: 0, server_time: 0 },
      },
    ],
  },
  {
    title: '名额编号不存在',
    value: asked('none'),
    answers: [{ call: 'activityVacancyDetail', to: { id: 'vacancy-none' }, code: 404001, msg: '内容不存在' }],
  },
]

function asked(which: string) {
  return { percent: `vacancy-${which}`, prefixText: '已报名', remain: true, suffixText: '个名额' }
}
