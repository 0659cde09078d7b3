import type { Authored, Example } from '../example'
import type { SurveyProps } from './props'
import { questionOf } from './question-of'

const choices = (...labels: string[]) => labels.map((label, index) => ({ id: `c${index + 1}`, label }))
const when = (field: string, is: 'is' | 'atMost' | 'contains', value: string) => ({
  match: 'all' as const,
  tests: [{ field, is, value }],
})

const every = [
  questionOf({
    id: 'intro',
    label: '填写前请看',
    type: 'statement',
    text: '大约需要两分钟。\n带“选填”的题目可以跳过。',
  }),
  questionOf({ id: 'name', label: '怎么称呼您？', type: 'name', help: '我们只在回访时使用' }),
  questionOf({ id: 'phone', label: '联系电话', type: 'phone' }),
  questionOf({
    id: 'years',
    label: '您接触投资多久了？',
    type: 'choice',
    choices: choices('还没有开始', '不到一年', '一到五年', '五年以上'),
  }),
  questionOf({
    id: 'topics',
    label: '想了解什么？',
    type: 'choices',
    choices: choices('基础知识', '基金', '风险管理'),
    most: 2,
  }),
  questionOf({ id: 'stars', label: '这一页好懂吗？', type: 'score' }),
  questionOf({ id: 'ten', label: '您有多大可能推荐给朋友？', type: 'score', scale: 'ten' }),
  questionOf({
    id: 'day',
    label: '方便联系的日期',
    type: 'date',
    earliest: Date.UTC(2026, 10, 20, 16),
    required: false,
  }),
  questionOf({ id: 'place', label: '所在地区', type: 'region', required: false }),
  questionOf({ id: 'mail', label: '邮箱', type: 'text', format: 'email', required: false, personal: true }),
  questionOf({ id: 'words', label: '还想对我们说什么？', type: 'textarea', required: false }),
  questionOf({
    id: 'news',
    label: '接收活动通知',
    type: 'consent',
    text: '同意通过短信接收活动通知',
    required: false,
  }),
]

const asks = [
  questionOf({
    id: 'has',
    label: '您参加过我们的课程吗？',
    type: 'choice',
    choices: choices('参加过', '没有参加过'),
  }),
  questionOf({ id: 'which', label: '参加过哪一门？', type: 'text', showIf: when('has', 'is', 'c1') }),
  questionOf({ id: 'score', label: '课程打几分？', type: 'score', showIf: when('has', 'is', 'c1') }),
  questionOf({
    id: 'why',
    label: '哪里可以做得更好？',
    type: 'textarea',
    showIf: when('score', 'atMost', '3'),
  }),
]

const pages = [
  ...asks.slice(0, 1),
  questionOf({ id: 'p2', label: '关于课程', type: 'page', showIf: when('has', 'is', 'c1') }),
  questionOf({ id: 'score', label: '课程打几分？', type: 'score' }),
  questionOf({ id: 'p3', label: '最后一步', type: 'page', help: '只差这一页了' }),
  questionOf({
    id: 'proof',
    label: '上传学习记录',
    type: 'file',
    most_files: 3,
    help: '截图或导出的文件都可以',
    required: false,
  }),
]

const ends: NonNullable<Authored<SurveyProps>['ends']> = [
  {
    id: 'low',
    title: '谢谢您的意见',
    text: '我们会尽快改进，也欢迎您直接告诉我们。',
    picture: '/assets/hero.jpg',
    button: '留下意见',
    second_button: '返回首页',
    second_action: { type: 7, atext: '/h5-page/' },
    showIf: when('score', 'atMost', '3'),
  },
]

const long = [
  questionOf({
    id: 'long',
    label: '最多写得下四十个字的题目，用来看看很长的文字会不会把版面撑开或者被截断掉呢',
    type: 'choice',
    help: '最多写得下八十个字的填写提示，用来看看很长的文字会不会把版面撑开或者被截断掉，还会不会和下面的选项挤在一起',
    choices: choices(
      '最多写得下三十个字的选项，用来看看很长的文字会不会被截断',
      '短',
      ...Array.from({ length: 18 }, (_, index) => `第 ${index + 3} 个选项`),
    ),
  }),
]

export const examples: Example<SurveyProps>[] = [
  { title: '每种题目', value: { title: '投资者问卷', intro: '您的回答只用于改进服务。', fields: every } },
  { title: '有显示条件的题目', value: { title: '课后反馈', fields: asks, button: '提交反馈' } },
  {
    title: '提交之后有按钮',
    value: {
      title: '报名',
      fields: every.slice(1, 3),
      consent: '我已阅读并同意《隐私政策》《用户服务协议》',
      after: {
        title: '报名成功',
        text: '活动前一天会有工作人员与您联系。',
        button: '查看活动安排',
        action: { type: 7, atext: '/h5-page/h5/etf-course' },
      },
    },
  },
  {
    title: '分页、上传文件、按答案显示结束页',
    value: { title: '课后反馈', fields: pages, ends, opens_at: Date.UTC(2026, 10, 20, 1), places: 200 },
  },
  { title: '没有标题', value: { fields: every.slice(5, 7) } },
  {
    title: '很长的文字',
    value: { title: '最多写得下四十个字的标题，用来看看很长的文字会不会把版面撑开', fields: long },
  },
  { title: '还没有题目', value: { title: '问卷', fields: [] }, draws: 'nothing' },
]
