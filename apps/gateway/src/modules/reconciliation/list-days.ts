import {
  type PaymentSupplierName,
  paymentSuppliers,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type BillOf, countDifferences, findDay } from './bill-store'
import { countFound, type DifferencePlace, findDays, findDifferences } from './list-store'
import { listedDay, listedDifference } from './read-difference'

type DayList = StudioOperations['billDayList']
type DifferenceList = StudioOperations['differenceList']

const BAD_CURSOR = { ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' }

/** The next days, newest first. */
export async function listDays(
  { db }: Pick<Context, 'db'>,
  { after, limit, ...filter }: StudioInput<DayList>,
): Promise<StudioResponse<DayList>> {
  const rows = await findDays(db.orm, filter, { after: readDay(after), limit: limit + 1 })
  const list = rows
    .slice(0, limit)
    .map(({ open, settled, signed, ...row }) => listedDay(row, { open, settled, signed }))
  return { list, next: rows.length > limit ? (list.at(-1)?.key ?? null) : null }
}

/** The next differences: what is to be settled, then the rest. */
export async function listDifferences(
  { db }: Pick<Context, 'db'>,
  { after, limit, ...filter }: StudioInput<DifferenceList>,
): Promise<StudioResponse<DifferenceList>> {
  const rows = await findDifferences(db.orm, filter, { after: readPlace(after), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ decider, ...row }) => listedDifference(row, decider)),
    total: await countFound(db.orm, filter),
    next: rows.length > limit && last ? `${last.state === 'open' ? 1 : 0}.${last.day}.${last.id}` : null,
  }
}

/** A day as it is now. Throws `notFound`. */
export async function readBillDay(
  { db }: Pick<Context, 'db'>,
  of: BillOf,
): Promise<StudioResponse<DayList>['list'][number]> {
  const day = await findDay(db.orm, of)
  if (!day) throw new AppError(studioErrors.notFound)
  return listedDay(day, await countDifferences(db.orm, of))
}

function readDay(after: string | undefined): BillOf | undefined {
  if (after === undefined) return undefined
  const [supplier = '', day = ''] = after.split('.')
  if (!isSupplier(supplier) || !isDay(day)) throw new AppError(BAD_CURSOR)
  return { supplier, day }
}

function readPlace(after: string | undefined): DifferencePlace | undefined {
  if (after === undefined) return undefined
  const [open = '', day = '', id = ''] = after.split('.')
  if (!/^[01]$/.test(open) || !isDay(day) || !/^\d{1,15}$/.test(id)) throw new AppError(BAD_CURSOR)
  return { isOpen: open === '1', day, id: Number(id) }
}

function isSupplier(text: string): text is PaymentSupplierName {
  return (paymentSuppliers as readonly string[]).includes(text)
}

function isDay(text: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
