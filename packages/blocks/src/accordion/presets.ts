import type { Preset } from '../preset'
import type { AccordionProps } from './props'

const item = (question: string, answer: string, group = '') => ({
  group,
  question,
  answer: `<p>${answer}</p>`,
})

const course = [
  item('直播课错过了可以看回放吗？', '可以。每节课结束后会整理成回放，在课程有效期内可以反复观看。'),
  item('没有投资经验能听懂吗？', '可以。课程从基础概念讲起，每节课都有图文讲义，听完还可以向助教提问。'),
  item('报名以后怎么上课？', '报名后添加助教，开课前一天会收到上课链接，用手机打开就能听。'),
  item('课程会推荐具体的股票吗？', '不会。课程讲的是方法和知识，不构成投资建议。'),
]
const account = [
  item('开户需要准备什么？', '本人有效身份证、一张本人名下的银行卡和能接收短信的手机。', '开户之前'),
  item('开户要花多长时间？', '资料齐全时大约十分钟可以提交，审核结果以券商的通知为准。'),
  item('开户收费吗？', '开户本身不收费，交易费用以券商公示的标准为准。'),
  item('审核没有通过怎么办？', '按券商短信里的说明补齐资料后重新提交，也可以联系客服。', '开户之后'),
  item('怎么修改预留的手机号？', '在券商的 App 里，用本人身份验证后修改。'),
]

export const presets: Preset<AccordionProps>[] = [
  { title: '分隔线', value: { title: '常见问题', look: 'lines', list: course } },
  { title: '卡片', value: { title: '常见问题', look: 'cards', list: course } },
  { title: '分两组', value: { title: '开户常见问题', look: 'lines', list: account } },
  {
    title: '全部收起',
    value: { title: '常见问题', look: 'cards', firstOpen: false, list: course },
  },
]
