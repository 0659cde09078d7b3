import { errors, holdingLimits, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import { limitInMemory } from '../../limits/limit-in-memory'
import { searchInstruments } from './search-instruments'

/** Per network, in each process: a search is made with every character typed, and a town may share one address. */
const LIMITS = [
  { seconds: 60, most: 600 },
  { seconds: 24 * 3_600, most: 20_000 },
]

/** The call by which visitors find a share. */
export function registerMarketOperations(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  const isWithinLimits = limitInMemory(LIMITS)
  registerOperation(app, operations.instrumentSearch, async ({ q }, { ip }) => {
    if (!isWithinLimits(ip)) throw new AppError(errors.tooManyRequests)
    return { list: await searchInstruments(db.orm, q, holdingLimits.found) }
  })
}
