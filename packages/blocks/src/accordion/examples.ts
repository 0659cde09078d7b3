import type { Example } from '../example'
import type { AccordionProps } from './props'

const item = (question: string, answer: string, group = '') => ({ group, question, answer })

const replay = item(
  '直播课错过了可以看回放吗？',
  '<p>可以。每节课结束后会整理成回放，在有效期内可以反复观看。</p>',
)
const beginner = item(
  '没有投资经验能听懂吗？',
  '<p>可以。课程从基础概念讲起，每节课都有<b>图文讲义</b>。</p><p>还有疑问，可以看<a href="#rules">上课须知</a>，或在课后向助教提问。</p>',
)
const device = item('用什么设备上课？', '<p>手机、平板和电脑都可以，用报名的手机号登录即可。</p>')
const stocks = item('课程会推荐具体的股票吗？', '<p>不会。课程讲的是方法和知识，不构成投资建议。</p>')

const steps = item(
  '报名以后怎么上课？',
  '<ol><li>添加助教<ul><li>长按二维码</li><li>发送“上课”</li></ul></li><li>开课前一天收到<span class="yz-brand">上课链接</span></li><li>用手机打开就能听</li></ol><p><span class="yz-s yz-faint">请用报名的手机号登录。</span></p>',
)

const long = item(
  '我在外地出差时网络不太好，直播看到一半断开了，之后还能从断开的地方接着看吗？',
  '<p>可以。再次打开上课链接时，会回到断开前的位置；如果直播已经结束，会自动转到回放。建议在无线网络下观看，清晰度选“流畅”。</p><p>仍然无法观看时，请把手机型号、系统版本和出现问题的时间告诉助教，工作日 9:00 到 18:00 会在两小时内回复。</p>',
)

export const examples: Example<AccordionProps>[] = [
  { title: '分隔线，第一条展开', value: { title: '常见问题', list: [replay, beginner, device, stocks] } },
  {
    title: '卡片，第一条展开',
    value: { title: '常见问题', look: 'cards', list: [beginner, replay, device, stocks] },
  },
  {
    title: '分两组',
    value: {
      title: '报名与上课',
      list: [{ ...stocks, group: '报名之前' }, beginner, { ...device, group: '开始上课' }, replay],
    },
  },
  {
    title: '分两组，卡片，全部收起',
    value: {
      title: '报名与上课',
      look: 'cards',
      firstOpen: false,
      list: [{ ...stocks, group: '报名之前' }, beginner, { ...device, group: '开始上课' }, replay],
    },
  },
  { title: '回答里有列表', value: { title: '上课', look: 'cards', list: [steps, replay] } },
  { title: '很长的文字', value: { title: '最多写得下十四个字的常见问题', list: [long, long] } },
  {
    title: '很长的文字，卡片',
    value: { title: '最多写得下十四个字的常见问题', look: 'cards', list: [long, long] },
  },
  { title: '一条，没有标题', value: { list: [replay] } },
  {
    title: '三十条',
    value: {
      firstOpen: false,
      list: Array.from({ length: 30 }, (_, index) =>
        item(`第 ${index + 1} 节课讲什么？`, '<p>见课程目录。</p>'),
      ),
    },
  },
  { title: '还没有问题', value: { title: '常见问题', list: [] }, draws: 'nothing' },
]
