import { type BlockCatalogue, type Editing, titleOf } from '../catalogue'
import type { Path } from '../page/page'
import { pathText } from '../page/path'
import { entryOf } from '../page/tree'

/** Labels of what every block may carry, where the catalogue does not name a prop. */
const COMMON_TITLES: Readonly<Record<string, string>> = {
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
}

/** The label of a field of a block, by its path from the block. */
export function fieldTitle({ tree, catalogue }: Editing, id: string, path: Path): string {
  const { name } = entryOf(tree.index, id).block
  return fieldTitleIn(catalogue, name, path)
}

/** The same for a block of this kind. */
export function fieldTitleIn(catalogue: BlockCatalogue, name: string, path: Path): string {
  if (path[0] === 'common') return COMMON_TITLES[String(path[1])] ?? pathText(path.slice(1))
  if (path.length === 1) return titleOf(catalogue, name)
  return catalogue.fieldTitleOf(name, path.slice(1)) ?? pathText(path.slice(1))
}
