import type { Block } from '@yingzao/schema/client'
import { eachBlock } from '../each'
import type { Rule } from '../rule'

/** What a block of figures holds. */
interface Figures {
  title: string
  list: { value: string; unit: string; text: string }[]
  source: string
  date: string
}

const A_NAME = /\p{L}{2}/u
const A_YEAR = /[\d〇零一二三四五六七八九]{4}/

/** Advertising that uses figures states their source and date. */
const figureUnproved: Rule = {
  id: 'figure-unproved',
  group: 'compliance',
  severity: 'error',
  title: '数据没有来源或日期',
  why: '广告使用的数据必须真实准确，并表明出处；没有来源和日期的数字无法核实。',
  fix: '请填写数据来源，以及写明年份的截至日期；说不出来源的数字请删去。',
  find: eachBlock('figures', ({ block }) => {
    const { list, source, date } = figuresOf(block.value)
    if (list.every(({ value }) => value.trim() === '')) return []
    return [
      ...(A_NAME.test(source) ? [] : [{ path: 'value.source', message: '没有写明数据的来源。' }]),
      ...(A_YEAR.test(date.normalize('NFKC'))
        ? []
        : [{ path: 'value.date', message: '没有写明数据截至何时，至少要有年份。' }]),
    ]
  }),
}

/** Everything that a block of figures says, each figure on a line of its own after what it means. */
export function saidByFigures(value: Block['value']): string {
  const { title, list, source, date } = figuresOf(value)
  return [title, ...list.map(({ text, value, unit }) => `${text}${value}${unit}`), source, date].join('\n')
}

function figuresOf(value: Block['value']): Figures {
  return value as unknown as Figures
}

export const figureRules: readonly Rule[] = [figureUnproved]
