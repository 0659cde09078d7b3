import type { VitalName } from '@yingzao/contract/studio'
import { CONTAINER_TITLES } from '@yingzao/schema/client'

export type Level = 'good' | 'fair' | 'poor'

/** What the figures are called, and what they mean for somebody who looks at the page. */
const names: Readonly<Record<VitalName, { title: string; help: string }>> = {
  lcp: { title: '首屏主图显示', help: '从打开页面到首屏最大的图片或文字显示出来，用了多久（LCP）' },
  inp: { title: '点按反应', help: '点按之后，页面多久有反应；没有点过的访问不计入（INP）' },
  cls: { title: '画面跳动', help: '显示过程中，内容自己移动了多少；0 表示没有跳动（CLS）' },
  fcp: { title: '首次显示内容', help: '从打开页面到看见第一块内容，用了多久（FCP）' },
  ttfb: { title: '服务器响应', help: '从打开页面到收到第一份数据，用了多久，网络耗时也在内（TTFB）' },
}

const levels: Readonly<Record<Level, string>> = { good: '良好', fair: '待改进', poor: '差' }

/** The texts about how fast a page is. */
export const wording = {
  title: '打开速度',
  about: '由访客的浏览器实测：四次访问里，有三次不超过所显示的数值。',
  names,
  levels,
  tooFew: '实测不足 20 次，暂不显示',
  tooFewShort: '不足 20 次',
  nobody: '这段时间没有人看过这个页面。',
  coverage: (views: number, measured: number, share: string) =>
    `共 ${views} 次访问，抽测 ${measured} 次（${share}）。约十分之一的访问会被抽测；省流量模式、预览和不加载脚本的页面不测，较旧的 iPhone 只能测到部分数值。`,
  measured: (count: number) => `${count} 次实测`,
  shares: (title: string, good: string, fair: string, poor: string) =>
    `${title}：良好 ${good}，待改进 ${fair}，差 ${poor}`,
  measuredShare: (count: number, share: string) => `${count}（${share}）`,
  levelOf: (level: string, count: number) => `${level}，${count} 次实测`,
  milliseconds: (value: number) => `${value} 毫秒`,
  seconds: (value: string) => `${value} 秒`,
  underOne: '不到 1%',
  containers: '按打开位置',
  containerTitles: CONTAINER_TITLES,
  container: '打开位置',
  untold: '未知',
  versions: '按页面版本',
  version: '版本',
  versionName: (version: number | null) => (version === null ? '默认页面' : `第 ${version} 版`),
  days: '按日期',
  day: '日期',
  views: '访问',
  tested: '抽测',
  none: '没有数据。',
  blocks: (said: readonly string[]) => `首屏主图所在的区块：${said.join('；')}`,
  block: (name: string, id: string, measured: number, p75: string) =>
    `${name}（${id}）：${measured} 次，${p75}`,
  /** For a block that the version no longer has. */
  blockGone: '已不在页面上的组件',
  weightOf: (version: number) => `第 ${version} 版`,
}
