import { type JsonValue, LIMITS, utf8Bytes } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'

/** Texts for which a careless search takes quadratic time, or worse. */
const HOSTILE = [
  '1',
  '1,',
  ' ',
  '奖1',
  '保',
  '保本',
  '不保本',
  '稳x',
  '。 ',
  'x',
  '收益',
  '1111 ',
  '2026年1月',
  '分享到1',
  '<b></b>',
  '<a href="#x"></a>',
  '&nbsp;',
  '１️⃣',
]

/** As long as a text may be, but for what follows. */
const LONGEST = 19_000
/** Without these a search may see at once that there is nothing to find. */
const BAIT = 'x% 个点 倍 收益 万元 奖 截止 股票 分享到朋友圈 同意 保x本'

/** A page has this many texts of each of two kinds. */
const TEXTS = 24

/** A careless search takes minutes. */
const PATIENCE_MS = 20_000

test.each(HOSTILE)(
  'a page full of %j is judged in no more time than it deserves',
  (part) => {
    const words = `${part.repeat(howOften(part))}${BAIT}`
    const blocks = Array.from({ length: TEXTS }, (): JsonValue[] => [
      { name: 'text', value: { html: words.slice(-10_000) } },
      { name: 'marquee', value: { content: words } },
    ]).flat()
    const { document } = checkDocument({ code: 'a', title: words, page_schema: blocks }, { linkHosts: [] })
    expect(document.page_schema).toHaveLength(blocks.length)
  },
  PATIENCE_MS,
)

/** As often as it fits into a text, and for markup, into a whole page. */
function howOften(part: string): number {
  const marks = part.match(/[<>&]/g)?.length ?? 0
  const ofPage = marks === 0 ? Number.POSITIVE_INFINITY : LIMITS.allMarkup / (2 * TEXTS + 1) / marks
  return Math.floor(Math.min(LONGEST / utf8Bytes(part), ofPage))
}
