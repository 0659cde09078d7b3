import type { Trait } from '@yingzao/schema/server'
import { eachBlock } from '../each'
import type { Rule } from '../rule'

const AFTER_FOOTER: readonly Trait[] = ['legalNotices', 'pinned', 'overlay', 'room', 'chrome']

/** The footer is where people look for it. */
const footerNotLast: Rule = {
  id: 'footer-not-last',
  group: 'structure',
  severity: 'info',
  title: '页脚后面还有内容',
  why: '访客习惯在页面末尾找公司资质和风险提示。',
  fix: '请把页脚移到页面末尾。',
  find: eachBlock('legalNotices', ({ block, ancestors }, page) => {
    const { page_schema } = page.document
    const at = page_schema.indexOf(ancestors[0] ?? block)
    const follows = page_schema.slice(at + 1).some((it) => !AFTER_FOOTER.some((trait) => page.is(it, trait)))
    return follows && { path: '', message: '页脚后面还有其他组件。' }
  }),
}

/** One footer says it all. */
const footerTwice: Rule = {
  id: 'footer-twice',
  group: 'structure',
  severity: 'info',
  title: '有多个页脚',
  why: '同样的声明印两遍，显得杂乱。',
  fix: '请合并为一个页脚。',
  find: eachBlock(
    'legalNotices',
    (it, page) => it !== page.having('legalNotices')[0] && { path: '', message: '前面已经有一个页脚。' },
  ),
}

/** A footer prints something. */
const footerEmpty: Rule = {
  id: 'footer-empty',
  group: 'structure',
  severity: 'warning',
  title: '页脚没有内容',
  why: '没有打开任何一段的页脚不会显示。',
  fix: '请打开需要的段落，或删除页脚。',
  find: eachBlock(
    'legalNotices',
    ({ block: { value } }) =>
      Object.values(value).every((part) => part === false || part === '') && {
        path: '',
        message: '页脚的各段都没有打开。',
      },
  ),
}

export const footerRules: readonly Rule[] = [footerNotLast, footerTwice, footerEmpty]
