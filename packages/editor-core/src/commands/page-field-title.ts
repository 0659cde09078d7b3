import type { Path } from '../page/page'
import { pathText } from '../page/path'

const TITLES: Readonly<Record<string, string>> = {
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
}

/** The label of a field of the page itself. */
export function pageFieldTitle(path: Path): string {
  return TITLES[pathText(path.slice(0, 2))] ?? pathText(path)
}
