import type { FeedRow } from '@yingzao/contract/server'
import { CellRefusal, foldWidth } from './cell-text'
import { readAmount, type Unit } from './units'

type Seat = FeedRow<'lhb'>['seats'][number]

const SIDES: Readonly<Record<string, Seat['side']>> = {
  buy: 'buy',
  sell: 'sell',
  买: 'buy',
  卖: 'sell',
  买入: 'buy',
  卖出: 'sell',
}
/** The exchanges publish five on each side; several reasons for one day may be combined. */
const MOST_SEATS = 40

/**
 * The seats of a row: either JSON, `[{"side":"buy","name":"某营业部","buy":1200,"sell":0}]`, or a list such as
 * `买|某营业部|1200|0;卖|…`, on one line or several. Amounts are in the unit of the column.
 */
export function readSeats(cell: string, unit: Unit): Seat[] {
  const seats = cell.startsWith('[')
    ? seatsOfJson(cell)
    : cell
        .split(/[;；\n]/)
        .filter((part) => part.trim() !== '')
        .map(seatOfText)
  if (seats.length > MOST_SEATS) throw new CellRefusal(`席位不能超过 ${MOST_SEATS} 个`)
  return seats.map(({ side, name, buy, sell }) => {
    const known = SIDES[side.trim()]
    if (known === undefined) throw new CellRefusal(`席位的方向应为“买”或“卖”，而不是“${side.slice(0, 10)}”`)
    if (name.trim() === '') throw new CellRefusal('席位没有名称')
    return { side: known, name: name.trim().slice(0, 200), buy: amount(buy, unit), sell: amount(sell, unit) }
  })
}

interface Written {
  side: string
  name: string
  buy: string
  sell: string
}

function seatOfText(text: string): Written {
  const parts = text.split(/[|｜]/)
  if (parts.length !== 4) throw new CellRefusal('席位应写成 买|席位名称|买入额|卖出额，多个之间用分号隔开')
  const [side = '', name = '', buy = '', sell = ''] = parts
  return { side, name, buy, sell }
}

function seatsOfJson(text: string): Written[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new CellRefusal('席位不是正确的 JSON')
  }
  if (!Array.isArray(list)) throw new CellRefusal('席位的 JSON 应当是一个列表')
  return list.map((seat: Partial<Record<keyof Written, unknown>> | null) => ({
    side: String(seat?.side ?? ''),
    name: String(seat?.name ?? ''),
    buy: String(seat?.buy ?? ''),
    sell: String(seat?.sell ?? ''),
  }))
}

function amount(written: string, unit: Unit): number | null {
  const cell = foldWidth(written).trim()
  if (/^-*$/.test(cell)) return null
  const yuan = readAmount(cell, unit)
  if (yuan === undefined) throw new CellRefusal(`席位的金额“${cell.slice(0, 30)}”不是数字`)
  return yuan
}
