import type { Preset } from '../preset'
import type { SurveyProps } from './props'
import { questionOf } from './question-of'

const NAME_AND_PHONE = [
  questionOf({ id: 'f1name', label: '您的姓名', type: 'name' }),
  questionOf({ id: 'f2phone', label: '联系电话', type: 'phone' }),
]

export const presets: Preset<SurveyProps>[] = [
  {
    title: '满意度问卷',
    value: {
      title: '请为这次服务打分',
      fields: [
        questionOf({ id: 'f1score', label: '您有多大可能向朋友推荐我们？', type: 'score', scale: 'ten' }),
        questionOf({
          id: 'f2why',
          label: '哪里可以做得更好？',
          type: 'textarea',
          required: false,
          showIf: { match: 'all', tests: [{ field: 'f1score', is: 'atMost', value: '6' }] },
        }),
      ],
    },
  },
  {
    title: '活动报名',
    value: {
      title: '线下活动报名',
      fields: [
        ...NAME_AND_PHONE,
        questionOf({ id: 'f3place', label: '所在地区', type: 'region' }),
        questionOf({ id: 'f4day', label: '方便参加的日期', type: 'date' }),
      ],
      button: '报名',
      after: { title: '报名成功', text: '活动前一天会有工作人员与您联系。' },
    },
  },
  {
    title: '需求登记',
    value: {
      title: '告诉我们您想了解什么',
      fields: [
        questionOf({
          id: 'f0topic',
          label: '感兴趣的内容',
          type: 'choices',
          choices: [
            { id: 'c1', label: '基础课程' },
            { id: 'c2', label: '基金知识' },
            { id: 'c3', label: '风险管理' },
          ],
        }),
        ...NAME_AND_PHONE,
      ],
    },
  },
]
