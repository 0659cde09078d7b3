import { walkBlocks } from '@yingzao/schema/client'
import type { Hit, Page, Rule } from '../rule'

/** A bar that stays on the screen holds something. */
export const suspensionEmpty: Rule = {
  id: 'suspension-empty',
  severity: 'warning',
  title: '悬浮栏没有内容',
  why: '访客什么也看不到，或只看到一个关闭按钮。',
  fix: '请在悬浮栏中加入组件，或删除它。',
  find,
}

function* find({ document }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    if (block.name !== 'suspension' || block.children.length > 0) continue
    yield { block, path: '', message: '悬浮栏中没有组件。' }
  }
}
