/** A setting of the panel on the right, by the label above it, and what a marketer sets it to. */
export type Setting =
  | { at: string; text: string }
  | { at: string; picture: string }
  | { at: string; choice: string }
  | { at: string; isOn: boolean }
  /** As clocks in Beijing show it. */
  | { at: string; moment: string }
  /** Two paragraphs, the first of which is bold. */
  | { at: string; heading: string; body: string }
  | { at: string; items: readonly (readonly Setting[])[] }
  /** A part of the panel that is collapsed at first. */
  | { unfold: string }
  /** A new id, by which taps find the block. */
  | { id: string }

/** A block by its name in the palette, with its settings and what goes into it. */
export interface Planned {
  title: string
  settings: readonly Setting[]
  inside?: readonly Planned[]
}

/** A tap that opens a popup, which has to exist first: the block's name in the layers, and which of its items. */
interface PlannedTap {
  block: string
  item?: { at: string; number: number }
  opens: string
}

/** The contents of `demo/pages/etf-course.json`, as its builder has them in mind. */
export const BLOCKS: readonly Planned[] = [
  {
    title: '品牌标志',
    settings: [
      { at: '标志图片', picture: 'logo.png' },
      { at: '替代文字', text: '品牌标志' },
    ],
  },
  {
    title: '图片',
    settings: [
      { at: '图片', picture: 'hero.jpg' },
      { at: '替代文字', text: '七天学会看懂 ETF' },
      { at: '滚动到附近才加载', isOn: false },
    ],
  },
  {
    title: '倒计时',
    settings: [
      { at: '样式', choice: '文字' },
      { at: '名称', text: '距报名结束' },
      { at: '结束时间', moment: '2028-01-01 00:00:00' },
    ],
  },
  {
    title: '进度条',
    settings: [
      { at: '百分比', choice: '文字' },
      { at: '百分比', text: 'vacancy-etf' },
      { at: '前面文字', text: '已报名' },
      { at: '剩余', choice: '是否' },
      { at: '剩余', isOn: true },
      { at: '后面文字', text: '个名额' },
    ],
  },
  { title: '动态播报', settings: [{ at: '动态编号', text: 'vu-etf' }] },
  {
    title: '轮播图',
    settings: [
      {
        at: '图片列表',
        items: [1, 2, 3].map((number) => [
          { at: '图片', picture: `slide${number}.jpg` },
          { at: '替代文字', text: `第${' 一二三'[number]}课` },
        ]),
      },
    ],
  },
  {
    title: '预约表单',
    settings: [
      { at: '渠道编号', text: 'etf-h5' },
      { at: '标题', text: '免费领取学习资料' },
      { at: '同意文字', text: '我已阅读并同意《隐私政策》《用户服务协议》' },
      { at: 'App 下载', isOn: true },
      { at: '短信发送下载地址', isOn: true },
      { at: '电话回访', isOn: true },
    ],
  },
  { title: '按钮', settings: [{ at: '文字', text: '活动规则' }] },
  {
    title: '弹窗',
    settings: [{ id: 'rules' }],
    inside: [
      {
        title: '文字',
        settings: [{ at: '内容', heading: '活动规则', body: '每位用户限领一次，资料仅用于投资者教育。' }],
      },
      { title: '按钮', settings: [{ at: '文字', text: '我知道了' }] },
    ],
  },
  {
    title: '弹窗',
    settings: [{ at: '位置', choice: '底部' }, { id: 'next' }],
    inside: [{ title: '二维码', settings: [{ at: '二维码图片', picture: 'qr.png' }] }],
  },
  {
    title: '挽留弹窗',
    settings: [
      { at: '图片', picture: 'slide1.jpg' },
      { at: '标题', text: '资料还没有领取' },
      { at: '副标题', text: '只需一分钟' },
      { at: '主按钮文字', text: '继续领取' },
      { at: '主按钮链接', text: 'https://h5.example.com/h5-page/course' },
      { at: '什么时候出现', choice: '打开页面时' },
    ],
  },
  {
    title: '悬浮栏',
    settings: [{ at: '可以关闭', isOn: true }],
    inside: [
      {
        title: '按钮',
        settings: [
          { at: '文字', text: '立即报名' },
          { at: '点击动作', choice: '打开 App 页面' },
          { at: '页面', choice: '课程列表' },
          { at: '页面参数', text: 'category=etf&from=h5' },
          { at: '需要登录', isOn: true },
          { unfold: '统计' },
          { at: '百度统计', text: '报名,点击,底部' },
        ],
      },
    ],
  },
  {
    title: '版权与风险提示',
    settings: [
      { at: '版权与资质', isOn: true },
      { at: '投资顾问信息', isOn: true },
      { at: '风险提示', isOn: true },
    ],
  },
]

export const TAPS: readonly PlannedTap[] = [
  { block: '轮播图', item: { at: '图片列表', number: 3 }, opens: 'rules' },
  { block: '按钮，活动规则', opens: 'rules' },
  { block: '按钮，我知道了', opens: 'next' },
]

export const PAGE: readonly Setting[] = [
  { at: '页面描述', text: 'ETF 定投训练营' },
  { at: '关键词', text: '投资,活动' },
  { at: '页面背景', choice: '颜色' },
  { at: '页面背景', text: '#fff4ec' },
  { at: '页面 ID', text: '870' },
]

export const TITLE = 'ETF 定投训练营'

/** The host that the page links to; a gateway lets pages link to no other. */
export const LINK_HOST = 'h5.example.com'

/** The settings that make a tap open a popup. */
export function opening(popup: string): Setting[] {
  return [
    { at: '点击动作', choice: '打开弹窗' },
    { at: '弹窗', choice: `未命名弹窗（${popup}）` },
  ]
}
