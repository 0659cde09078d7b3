import { walkBlocks } from '@yingzao/schema/client'
import type { Hit, Page, Rule } from '../rule'

/** Tabs open with a tab that is there. */
export const openTabMissing: Rule = {
  id: 'open-tab-missing',
  severity: 'warning',
  title: '默认打开的标签不存在',
  why: '访客看到的会是最后一个标签，未必是作者想先展示的内容。',
  fix: '请把“默认打开”改为已有的标签，0 为第一个。',
  find,
}

function* find({ document }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    const { list, active } = block.value
    if (block.name !== 'tabs' || !Array.isArray(list) || list.length === 0) continue
    if (typeof active !== 'number' || active < list.length) continue
    yield {
      block,
      path: 'value.active',
      message: `只有 ${list.length} 个标签，没有序号为 ${active} 的标签。`,
    }
  }
}
