import type { Payload } from '../answers/answer'
import { codeOf, faultKey, isEmptyRow, type Row, type RowFaults, rowWith } from './holdings'

export const WORDS = {
  none: '请先填写至少一只股票',
  share: '请从列表中选择股票，或输入 6 位代码',
  twice: '这只股票已经填写过，请换一只',
  cost: '成本价请填写大于 0 且不超过 100000 的数字',
  weight: '仓位请填写 0 到 100 之间的数字',
} as const

const MOST_COST = 100_000
const WHOLE = 100

type Item = Payload<'holdingDiagnose'>['items'][number]

/** Returns everything that is wrong at once, or what is to be submitted. Empty rows are left out. */
export function checkRows(rows: readonly Row[]): { items: Item[] } | { faults: RowFaults } {
  const filled = rows.filter((row) => !isEmptyRow(row))
  const faults: Record<string, string> = {}
  const [first] = rows
  if (filled.length === 0 && first) faults[faultKey(first, 'text')] = WORDS.none
  for (const [index, row] of filled.entries()) {
    const code = codeOf(row)
    if (code === '') faults[faultKey(row, 'text')] = WORDS.share
    else if (rowWith(filled.slice(0, index), code, row.key)) faults[faultKey(row, 'text')] = WORDS.twice
    const { cost, weight } = numbersOf(row)
    if (cost !== undefined && !(cost > 0 && cost <= MOST_COST)) faults[faultKey(row, 'cost')] = WORDS.cost
    if (weight !== undefined && !(weight >= 0 && weight <= WHOLE))
      faults[faultKey(row, 'weight')] = WORDS.weight
  }
  return Object.keys(faults).length > 0 ? { faults } : { items: filled.map(itemOf) }
}

function itemOf(row: Row): Item {
  const { cost, weight } = numbersOf(row)
  return { code: codeOf(row), ...(cost !== undefined && { cost }), ...(weight !== undefined && { weight }) }
}

function numbersOf({ cost, weight }: Row) {
  return { cost: numberOf(cost), weight: numberOf(weight) }
}

/** Undefined: nothing was typed. NaN: no number. */
function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN
}

/** A remark on weights that cannot all be true; empty if there is none. It never leads to a refusal. */
export function weightRemark(rows: readonly Row[]): string {
  const total = rows.reduce((sum, row) => sum + (numbersOf(row).weight || 0), 0)
  // Of a sum of tenths the last digits are noise.
  const shown = Math.round(total * 100) / 100
  return shown > WHOLE ? `仓位合计 ${shown}%，超过了 100%，请核对` : ''
}
