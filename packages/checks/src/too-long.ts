import { thePage } from './each'
import type { Page } from './page'
import type { Rule } from './rule'

/** A rule about a text that other platforms truncate. */
export function tooLong(
  id: string,
  title: string,
  path: string,
  most: number,
  text: (page: Page) => string,
): Rule {
  return {
    id,
    group: 'share',
    severity: 'info',
    title,
    why: '微信和搜索结果只显示开头，后面的会被截断。',
    fix: `请缩短到 ${most} 个字以内，重要的写在前面。`,
    find: thePage((page) => {
      const { length } = Array.from(text(page))
      return length > most && { path, message: `有 ${length} 个字，会被截断。` }
    }),
  }
}
