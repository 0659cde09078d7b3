import { eachBlock } from '../each'
import { plainText } from '../plain-text'
import type { Rule } from '../rule'

/** A link has words to tap. */
const linkEmpty: Rule = {
  id: 'link-empty',
  group: 'targets',
  severity: 'warning',
  title: '链接没有文字',
  why: '没有文字的链接看不见也点不到，读屏用户只听到“链接”。',
  fix: '请给链接写上文字，或删除它。',
  find: eachBlock(
    'paragraph',
    ({ block }) =>
      /<a\b[^>]*>(?:\s|&nbsp;|<br[^>]*>|<\/?(?:b|i|u|span)(?: class="[^"<>]*")?>)*<\/a>/.test(
        String(block.value.html),
      ) && {
        path: 'value.html',
        message: '有一个链接没有文字。',
      },
  ),
}

const VAGUE = new Set([
  '点击这里',
  '点这里',
  '点我',
  '这里',
  '点击',
  '更多',
  '查看',
  '链接',
  '详情',
  '请点击',
  '戳这里',
])

/** A link says where it leads, also to those who hear links only. */
const linkVague: Rule = {
  id: 'link-vague',
  group: 'access',
  severity: 'info',
  title: '链接文字看不出去哪里',
  why: '读屏用户常常只听链接，“点击这里”说不清要去哪里。',
  fix: '请把目的写进链接，例如“查看活动规则”。',
  find: eachBlock('paragraph', ({ block }) => {
    for (const [, words = ''] of String(block.value.html).matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)) {
      const text = plainText(words).replace(/[\s>»→]/g, '')
      if (VAGUE.has(text)) return { path: 'value.html', message: `链接文字是“${text}”。` }
    }
    return false
  }),
}

export const textLinkRules: readonly Rule[] = [linkEmpty, linkVague]
