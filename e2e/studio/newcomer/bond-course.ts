import type { Setting } from './etf-course'

export const TITLE = '债券基金六讲'
export const BUTTON = '预约名额'
export const SHARE: readonly Setting[] = [
  { at: '分享标题', text: '六讲看懂债券基金，每讲半小时' },
  { at: '分享图片', picture: '讲课.svg' },
]

/** A section of the library: the kind it is listed under in the panel, and its name there. */
export interface PlannedSection {
  kind: string
  title: string
}

/** One of each kind, clicked in turn, so that each is added after the previous one. */
export const PRESSED: readonly PlannedSection[] = [
  { kind: '首屏', title: '文字在上，图片在下' },
  { kind: '亮点', title: '图标卡片，一行一个' },
  { kind: '日程', title: '突出最近一场' },
  { kind: '老师', title: '一位老师，大图' },
  { kind: '步骤', title: '图片步骤卡片，横滑' },
  { kind: '价格', title: '一张描边卡片' },
  { kind: '常见问题', title: '分隔线，最简洁' },
  { kind: '行动', title: '品牌色底，居中' },
]

/** Added later, by dragging each above a section of the page. */
export const DRAGGED: readonly (PlannedSection & { above: string })[] = [
  { kind: '数据与口碑', title: '三个数字一行', above: 'features' },
  { kind: '对比', title: '前后两张卡片', above: 'price' },
]

/** The section that contains a block of this kind. */
export const sectionOf = (block: string) => `main > [data-block=section]:has([data-block=${block}])`
const FIRST = sectionOf('image')
const LAST = 'main > [data-block=section]:has([data-block=button]):not(:has([data-block=image]))'

/** What somebody clicks on the page and changes in the panel: settings of the block, or of items of its list. */
export interface Change {
  block: string
  settings?: readonly Setting[]
  list?: string
  items?: readonly (readonly Setting[])[]
  /** How many items at the end of the list are not needed. */
  surplus?: number
}

export const CHANGES: readonly Change[] = [
  {
    block: `${FIRST} [data-block=heading]`,
    settings: [
      { at: '眉题', text: '债券公开课' },
      { at: '标题', text: '六讲看懂债券基金' },
      { at: '副标题', text: '每周一讲，每讲半小时。' },
    ],
  },
  { block: `${FIRST} [data-block=button]`, settings: [{ at: '文字', text: BUTTON }] },
  {
    block: '[data-block=figures]',
    settings: [
      { at: '数据来源', text: '教务部课程安排' },
      { at: '截至', text: '2026 年 11 月 20 日' },
    ],
    list: '数字',
    items: [
      [
        { at: '数字', text: '6' },
        { at: '单位', text: '讲' },
        { at: '含义', text: '录播课' },
      ],
      [
        { at: '数字', text: '30' },
        { at: '单位', text: '分钟' },
        { at: '含义', text: '每讲时长' },
      ],
    ],
    surplus: 1,
  },
  { block: `${sectionOf('features')} [data-block=heading]`, settings: [{ at: '标题', text: '六讲学什么' }] },
  {
    block: `${sectionOf('timeline')} [data-block=heading]`,
    settings: [{ at: '标题', text: '先听这两场直播' }],
  },
  {
    block: '[data-block=timeline]',
    list: '日程',
    items: [
      [
        { at: '主题', text: '债券怎么定价' },
        { at: '主讲人', text: '陈立' },
      ],
      [{ at: '主讲人', text: '陈立' }],
    ],
    surplus: 2,
  },
  {
    block: `${sectionOf('person')} [data-block=heading]`,
    settings: [{ at: '标题', text: '从一张国债讲起' }],
  },
  {
    block: '[data-block=person]',
    list: '老师',
    items: [
      [
        { at: '姓名', text: '陈立' },
        { at: '身份', text: '债券课讲师' },
        { at: '简介', text: '先看期限，再看利息。每一讲都读一份公开的资料。' },
      ],
    ],
  },
  {
    block: '[data-block=price]',
    list: '价格卡片',
    items: [
      [
        { at: '名称', text: '债券六讲' },
        { at: '价格', text: '99' },
      ],
    ],
  },
  { block: `${LAST} [data-block=heading]`, settings: [{ at: '标题', text: '下周三晚上开课' }] },
]

/** Texts of the library's sections that are replaced here. */
export const REPLACED: readonly { words: string; by: string }[] = [
  { words: '十四节', by: '六节' },
  { words: '十四天', by: '两个月' },
  { words: '训练营', by: '六讲' },
]
/** The line below the last button: the course is not free. */
export const REMOVED = `${LAST} [data-block=text]`

export const FORM: readonly Setting[] = [{ at: '标题', text: '登记手机号' }]
export const FOOTER: readonly Setting[] = [
  { at: '版权与资质', isOn: true },
  { at: '风险提示', isOn: true },
]

export const SHOWN = [
  '六讲看懂债券基金',
  BUTTON,
  '教务部课程安排',
  '债券怎么定价',
  '债券课讲师',
  '99',
  '登记手机号',
]
/** Sample texts of the library, none of which may be left. */
export const SAMPLES = ['林晓舟', '周明远', '何静', '640', '公司客户服务统计', '十四', '不收费']
