import { LIMITS } from '@yingzao/schema/client'
import { type RefusalRule, refuse } from '../refusal'
import type { EditedPage } from './page'
import { type Size, sizeOf } from './size'

interface Bound {
  part: keyof Size
  rule: RefusalRule
  limit: number
  subject: string
  unit: string
  fix: string
}

const BOUNDS: readonly Bound[] = [
  {
    part: 'blocks',
    rule: 'limit-blocks',
    limit: LIMITS.blocks,
    subject: '页面',
    unit: '个组件',
    fix: '请拆成多个页面，或删除不用的组件。',
  },
  {
    part: 'blockDepth',
    rule: 'limit-block-depth',
    limit: LIMITS.blockDepth,
    subject: '组件嵌套',
    unit: '层',
    fix: '请放到外面一层，或拆开其中的容器。',
  },
  {
    part: 'bytes',
    rule: 'limit-bytes',
    limit: LIMITS.bytes,
    subject: '页面内容',
    unit: '字节',
    fix: '请拆成多个页面，图片请上传为文件。',
  },
  {
    part: 'nodes',
    rule: 'limit-nodes',
    limit: LIMITS.nodes,
    subject: '页面内容',
    unit: '个数据项',
    fix: '请拆成多个页面，或删除不用的内容。',
  },
  {
    part: 'depth',
    rule: 'limit-depth',
    limit: LIMITS.jsonDepth,
    subject: '数据嵌套',
    unit: '层',
    fix: '请减少嵌套；正常的页面不会这么深。',
  },
]

/**
 * Refuses a change that takes a page over a limit. A page that is over it already may still become smaller, or stay as
 * large as it is: otherwise nobody could repair it.
 */
export function checkSize(before: EditedPage, after: EditedPage): void {
  const was = sizeOf(before)
  const is = sizeOf(after)
  for (const { part, rule, limit, subject, unit, fix } of BOUNDS) {
    if (is[part] <= limit || is[part] <= was[part]) continue
    refuse({
      rule,
      message: `这样${subject}会有 ${is[part]} ${unit}，超过上限 ${limit} ${unit}，将无法保存。`,
      fix,
    })
  }
}
