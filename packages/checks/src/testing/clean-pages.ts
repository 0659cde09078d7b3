import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import {
  back,
  block,
  documentOf,
  footer,
  form,
  open,
  pay,
  picture,
  popup,
  slide,
  swiper,
  tabs,
  text,
  ticker,
} from './sample'

export interface CleanPage {
  what: string
  document: JsonRecord
}

/** What an honest page says, some of it close to what a dishonest one would. */
// biome-ignore format: one line per sentence
const SENTENCES = [
  '投资有风险，入市需谨慎。',
  '本公司不以任何方式承诺或者保证投资收益。',
  '任何机构和个人以本公司名义承诺收益、代客理财、收取保证金的行为均为诈骗，请立即报案。',
  '历史案例未必涨跌一致，过往业绩不代表未来表现。',
  '请确保本次填写的信息真实、准确。',
  '我们不提供保本保息的产品，也不存在无风险的投资。',
  '无风险利率是资产定价的基础，第三课会讲到它。',
  '七天学会看懂一只 ETF：跟踪什么指数，规模与费率怎么看。',
  '每位用户限领一次，资料仅用于投资者教育。',
  '费用统一由公司账户收取，请勿转账到个人账户。',
  '请远离内幕交易，谨防所谓内幕消息。',
  '定投不能避免亏损，也不能保证收益。',
  '报名截止到活动结束当天，名单以后台记录为准。',
  '每晚八点直播，错过的可以看回放。',
  '讲师有十年投资者教育经验，持有投资顾问资格。',
  '红包赚取的积分可以兑换课程，不能提现。',
  '如有疑问，请拨打页面底部的投诉电话。',
  '最近一周的市场回顾，用三张图讲清行业的涨跌。',
  '本站不代客操盘，不接受客户委托资金。',
  '课程共七课，每课约三十分钟，附课后练习。',
]

/** The demo pages, once with each sentence, and pages with every kind of block and two sentences each. */
export function cleanPages(demo: readonly JsonRecord[]): CleanPage[] {
  return [...demo.map(named), ...demo.flatMap(withSentences), ...madePages()]
}

function named(document: JsonRecord): CleanPage {
  return { what: String(document.code), document }
}

function withSentences(document: JsonRecord): CleanPage[] {
  const blocks = document.page_schema as JsonValue[]
  return SENTENCES.map((sentence, index) => {
    const at = (index * 3) % blocks.length
    const page_schema = [...blocks.slice(0, at), text(sentence), ...blocks.slice(at)]
    return { what: `${document.code}: ${sentence}`, document: { ...document, page_schema } }
  })
}

/** Ways to put two sentences into a page. */
const SHAPES: Readonly<Record<string, (one: string, other: string) => JsonValue[]>> = {
  texts: (one, other) => [text(one), text(other)],
  'a course': (one, other) => [
    picture(),
    text(one),
    pay({ price: '1980', origin_price: '3980' }),
    text(other),
  ],
  'a form': (one, other) => [text(one), form({ title: '预约领取' }), text(other)],
  tabs: (one, other) => [tabs({}, text(one), text(other))],
  'a popup': (one, other) => [open('rules'), popup('rules', [text(one), text(other)])],
  'a list': (one, other) => [
    block('list', {
      list: [
        { title: '须知', desc: one },
        { title: '说明', desc: other },
      ],
    }),
  ],
  slides: (one, other) => [swiper([slide({ alt: one }), slide({ alt: other })]), back()],
  news: (one, other) => [ticker('张** 1 分钟前预约了直播'), block('marquee', { content: one }), text(other)],
}

function madePages(): CleanPage[] {
  return Object.entries(SHAPES).flatMap(([shape, blocksOf]) =>
    SENTENCES.map((sentence, index) => {
      const other = SENTENCES[(index * 7 + 3) % SENTENCES.length] ?? sentence
      const document = documentOf({ blocks: [...blocksOf(sentence, other), footer()] })
      return { what: `${shape}: ${sentence}`, document }
    }),
  )
}
