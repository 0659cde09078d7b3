import type { Example, ExampleBlock } from '../example'
import type { SectionProps } from './props'

const heading = (title: string, value: Record<string, unknown> = {}): ExampleBlock => ({
  name: 'heading',
  value: { title, ...value },
})
const words = [
  heading('七天看懂指数基金', { eyebrow: '课程安排', sub: '每天一节课，从怎么选到怎么拿。', mark: 'line' }),
]
/** One of each kind of block that has a background, an edge or a button. */
const much: ExampleBlock[] = [
  ...words,
  {
    name: 'features',
    value: {
      list: [
        { icon: 'book', name: '从零讲起', text: '不用先懂术语，每节课只讲一个概念。' },
        { icon: 'chat', name: '课后答疑', text: '有问题随时留言，老师当天回复。' },
        { icon: 'clock', name: '每天十分钟', text: '地铁上就能听完，讲义随时可以再看。' },
      ],
    },
  },
  { name: 'text', value: { html: '<p>市场有风险，投资需谨慎。<a href="/h5-page/privacy">隐私政策</a></p>' } },
  { name: 'button', value: { text: '免费报名' } },
]
const PICTURE = '/assets/hero-account.jpg'

export const examples: Example<SectionProps>[] = [
  { title: '页面底色', value: {}, children: words },
  { title: '浅色', value: { ground: 'tint' }, children: much },
  { title: '较深的浅色', value: { ground: 'strong', edge: 'wave' }, children: much },
  { title: '浅色渐变', value: { ground: 'gradient', pad: 'l' }, children: much },
  { title: '品牌色', value: { ground: 'brand', edge: 'arc', pattern: 'dots' }, children: much },
  { title: '深色', value: { ground: 'dark', edge: 'slant', pattern: 'grid' }, children: much },
  { title: '深色渐变', value: { ground: 'glow', pattern: 'rings' }, children: much },
  {
    title: '图片，文字在下',
    value: { ground: 'picture', picture: PICTURE, height: 'tall', place: 'bottom', pad: 'm' },
    children: much,
  },
  {
    title: '图片，浅色遮罩',
    value: { ground: 'picture', picture: PICTURE, tone: 'light', focus_x: 20, focus_y: 80 },
    children: much,
  },
  {
    title: '只有图片',
    value: { ground: 'picture', picture: PICTURE, height: 'half' },
  },
  { title: '圆角卡片', value: { ground: 'tint', width: 'inset', pattern: 'waves' }, children: words },
  {
    title: '压住上一段的卡片',
    value: { ground: 'brand', width: 'inset', overlap: true, pattern: 'lines' },
    children: words,
  },
  {
    title: '内容收窄，上下不留白，细线',
    value: { width: 'narrow', pad: 'none', edge: 'line' },
    children: words,
  },
  {
    title: '半屏，内容靠上，升起',
    value: { ground: 'dark', height: 'half', place: 'top', entrance: 'rise', pad: 's' },
    children: words,
  },
  { title: '半屏，内容居中，淡入', value: { height: 'half', entrance: 'fade' }, children: words },
  { title: '有图片地址，没有选图片', value: { ground: 'picture' }, children: words },
  { title: '还没有内容', value: { ground: 'brand' }, draws: 'nothing' },
]
