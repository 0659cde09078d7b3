import {
  errors,
  feedSorts,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import { findLocks, type LockTools } from '../locks'
import { findColumn, findShown, type ShownRows } from './feed-store'

type Asked = OperationInput<Operations['feedList']>
type Answer = OperationResponse<Operations['feedList']>

/**
 * The rows of a data column on a day that a visitor may see. Nothing is shown of a column that does not say how it is made
 * and what it cannot tell. Throws `invalidParameters` for a column that it cannot be sorted by.
 */
export async function listFeed(tools: LockTools, asked: Asked, uid: number | null): Promise<Answer> {
  const { kind, page, page_size } = asked
  const sort = readSort(asked)
  const server_time = Date.now()
  const column = await findColumn(tools.db.orm, kind)
  if (!column?.method || !column.limits) return { ...NOTHING, kind, page, page_size, server_time }
  const [lock = ''] = await findLocks(tools, uid, [column])
  const shown = await findShown(tools.db.orm, {
    kind,
    date: asked.date,
    seen: lock === '' ? null : column.free_rows,
    sector: asked.sector,
    sort,
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  const { row_count = 0, ...day } = shown ?? {}
  const is_locked = lock !== '' && row_count > column.free_rows
  return {
    ...NOTHING,
    ...day,
    ...{ kind, page, page_size, method: column.method, limits: column.limits, is_locked, server_time },
    ...(is_locked && { locked_from: column.free_rows, lock, lock_url: column.lock_url }),
  }
}

const NOTHING = {
  list: [],
  total: 0,
  as_of: '',
  is_simulated: false,
  source: '',
  method: '',
  limits: '',
  days: [],
  sectors: [],
  is_locked: false,
  locked_from: null,
  lock: '',
  lock_url: '',
} as const satisfies Partial<Answer>

function readSort({ kind, sort }: Asked): ShownRows['sort'] {
  if (!sort) return undefined
  const isAscending = sort.startsWith('-')
  const column = isAscending ? sort.slice(1) : sort
  const known: readonly string[] = feedSorts[kind]
  if (!known.includes(column)) throw new AppError(errors.invalidParameters)
  return { column, isAscending }
}
