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
    title: '材料收集',
    value: {
      title: '提交办理材料',
      intro: '请准备好清晰的照片或 PDF。材料加密保存，只用于本次办理。',
      fields: [
        ...NAME_AND_PHONE,
        questionOf({ id: 'f3page', label: '上传材料', type: 'page' }),
        questionOf({
          id: 'f4proof',
          label: '证明材料',
          type: 'file',
          most_files: 3,
          help: '四角完整、文字清楚',
        }),
      ],
      button: '提交材料',
      after: { title: '材料已收到', text: '工作人员会在一个工作日内与您联系。' },
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
