import { walkBlocks } from '@yingzao/schema/client'
import type { Hit, Page, Rule } from '../rule'

/** An icon shows a picture, a sign or at least a word. */
export const iconEmpty: Rule = {
  id: 'icon-empty',
  severity: 'warning',
  title: '图标没有可显示的内容',
  why: '访客看不到它，也就点不到它。',
  fix: '请上传图片、选择内置图标或填写文字，或删除这个图标。',
  find,
}

function* find({ document }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    const { url, icon, text } = block.value
    if (block.name !== 'icon' || url || icon || text) continue
    yield { block, path: '', message: '图标既没有图片和内置图标，也没有文字。' }
  }
}
