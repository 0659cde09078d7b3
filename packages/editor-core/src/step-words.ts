/** 插入“按钮”, 移动 3 个组件: a single block is named by its title, several by their number. */
const ofBlocks = (verb: string) => (titles: readonly string[]) =>
  titles.length === 1 ? `${verb}“${titles[0]}”` : `${verb} ${titles.length} 个组件`

/** How the history names steps, and what they change besides the props that blocks declare. */
export const STEP_WORDS = {
  page: '页面',
  opened: '打开页面',
  inserted: ofBlocks('插入'),
  pasted: ofBlocks('粘贴'),
  cut: ofBlocks('剪切'),
  duplicated: ofBlocks('复制'),
  removed: ofBlocks('删除'),
  moved: ofBlocks('移动'),
  wrapped: (title: string) => `放入“${title}”`,
  unwrapped: (title: string) => `拆开“${title}”`,
  renamed: (id: string, to: string) => `改名“${id}”为“${to}”`,
  linked: (verb: string, title: string) => `${verb}“${title}”`,
  updated: (title: string) => `更新“${title}”`,
  itemsAdded: (list: string, count: number) => `在“${list}”中添加${count === 1 ? '一' : ` ${count} `}项`,
  itemRemoved: (list: string) => `删除“${list}”中的一项`,
  itemMoved: (list: string) => `调整“${list}”的顺序`,
  style: '修改“样式”',
  field: (title: string) => `修改“${title}”`,
  fieldOfMany: (blocks: number, title: string) => `修改 ${blocks} 个组件的“${title}”`,
  fields: (block: string, count: number) => `修改“${block}”的 ${count} 项设置`,
  fieldsOfMany: (blocks: number, count: number) => `修改 ${blocks} 个组件的 ${count} 项设置`,
  pageFields: '修改页面设置',
  /** What every block may carry, where the catalogue does not name a prop. */
  common: {
    style: '样式',
    position: '定位',
    action: '点击动作',
    isNeedLogin: '需要登录',
    mark: '产品代号',
    baiduStatistics: '百度统计',
    oaStatistics: '浏览上报',
    uploadId: '转化上报',
    show_if: '显示条件',
    linked: '关联',
  },
  /** Settings of the page, by their path. */
  ofPage: {
    title: '页面标题',
    'meta.keywords': '关键词',
    'meta.description': '页面描述',
    background: '页面背景',
    is_auto_fit: '电脑端跳转',
    'extra.pageID': '页面 ID',
    'extra.share': '分享卡片',
    'extra.theme': '页面主题',
    start_at: '开始时间',
    end_at: '结束时间',
  },
}

export type StepWords = typeof STEP_WORDS
