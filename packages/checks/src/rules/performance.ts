import { eachText, placeOf } from '../each'
import { hasFooter } from '../footer'
import type { Page } from '../page'
import type { Rule } from '../rule'
import { type TextAt, textAt } from '../texts'
import { saidByFigures } from './figures'

const NUMBER =
  '(?:\\d{1,6}(?:\\.\\d{1,4})?\\s?(?:%|个点|倍)|百分之[一二三四五六七八九十百]|[一二三四五六七八九十]倍)'
const WORD = '(?:收益|年化|涨幅|回报|胜率|盈利|获利|赚|净值增长|上涨|大涨)'
const FIGURE = new RegExp(`${WORD}[^\\n。！？!?；;]{0,10}?${NUMBER}|${NUMBER}[^\\n。！？!?；;%]{0,6}?${WORD}`)
const CAUTION = /不代表|不预示|不构成|风险|亏损|回测|模拟|仅供参考/
const PERIOD =
  /\d{4}\s*年|\d{4}[-./]\d{1,2}|截至|近[一二三半\d]+(?:个)?(?:年|月|日|周)|成立以来|今年以来|区间/
/** How many texts before and after count as near. */
const NEAR = 2

/** Performance figures have a caution near them. */
const figureWithoutCaution: Rule = {
  id: 'figure-without-caution',
  group: 'compliance',
  severity: 'warning',
  title: '业绩数字旁没有风险提示',
  why: '过往业绩不代表未来表现，只给数字会被当作收益承诺。',
  fix: '请在数字旁写明“过往业绩不代表未来表现”，或删去数字。',
  *find(page) {
    const texts = passages(page)
    for (const [index, text] of texts.entries()) {
      if (!FIGURE.test(text.plain) || isNear(CAUTION, texts, index)) continue
      const severity = hasFooter(page, 'fxts') ? 'warning' : 'error'
      yield { ...placeOf(text), message: '这里有业绩数字，附近没有风险提示。', severity }
    }
  },
}

/** A performance figure states its period. */
const figureUndated: Rule = {
  id: 'figure-undated',
  group: 'compliance',
  severity: 'warning',
  title: '业绩数字没有注明时间',
  why: '没有起止时间的业绩无法核实，平台审核会退回。',
  fix: '请写明统计的起止时间和数据来源。',
  find: eachText(
    ({ plain }) => FIGURE.test(plain) && !PERIOD.test(plain) && '这里的业绩数字没有写明统计时间。',
  ),
}

/** Advertising names no shares. */
const stockNamed: Rule = {
  id: 'stock-named',
  group: 'compliance',
  severity: 'warning',
  title: '出现股票代码',
  why: '面向公众的宣传不得推荐具体的股票。',
  fix: '请删去股票代码；历史案例请隐去代码并注明时间。',
  find: eachText(({ plain }) => {
    const [, code] = /(?:^|[^\d.])((?:60|00|30|68)\d{4})(?:\.(?:SH|SZ))?(?![\d.])/.exec(plain) ?? []
    return code !== undefined && /股|代码|买|涨|仓|\.(?:SH|SZ)/i.test(plain) && `出现股票代码 ${code}。`
  }),
}

/** The most that a prize may be worth, in yuan. */
const MOST_YUAN = 50_000

/** A drawn prize stays within what the law against unfair competition allows. */
const prizeTooLarge: Rule = {
  id: 'prize-too-large',
  group: 'compliance',
  severity: 'warning',
  title: '奖品金额过高',
  why: '抽奖式有奖销售的最高奖不得超过五万元。',
  fix: '请核对奖品金额；超过五万元的抽奖不能举办。',
  find: eachText(({ plain }) => {
    const [, amount = '', unit = ''] =
      /(?:奖|价值|奖品|奖金)[^\n。]{0,10}?(\d[\d,]{0,14}(?:\.\d{1,2})?)\s?(万)?\s?元/.exec(plain) ?? []
    const yuan = Number(amount.replaceAll(',', '')) * (unit === '' ? 1 : 10_000)
    return yuan > MOST_YUAN && /奖/.test(plain) && `奖品写作 ${amount}${unit} 元，超过 5 万元。`
  }),
}

/** The texts as they are read: those of a block of figures count as one. */
function passages(page: Page): TextAt[] {
  const figures = new Set(page.having('figures').map(({ block }) => block.id))
  const isOne = ({ block }: TextAt) => block !== undefined && figures.has(block.id)
  return page.texts
    .filter(({ isRead }) => isRead)
    .filter((text, index, all) => !isOne(text) || text.block !== all[index - 1]?.block)
    .map((text) =>
      isOne(text) && text.block
        ? textAt({ block: text.block, path: 'value.list', name: 'list' }, saidByFigures(text.block.value))
        : text,
    )
}

function isNear(words: RegExp, texts: readonly TextAt[], index: number): boolean {
  return texts.slice(Math.max(0, index - NEAR), index + NEAR + 1).some(({ plain }) => words.test(plain))
}

export const performanceRules: readonly Rule[] = [
  figureWithoutCaution,
  figureUndated,
  stockNamed,
  prizeTooLarge,
]
