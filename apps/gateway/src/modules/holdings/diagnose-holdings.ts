import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { hasSignedAny } from '../contracts'
import { findNotes, PRICE_UNIT } from '../market'
import { checkHoldings, type Facts } from './check-holding'
import { insertCheck } from './holding-store'
import { takeStrangersTurn, takeVisitorsTurn } from './take-turn'

type Diagnose = Operations['holdingDiagnose']
type Diagnosis = OperationResponse<Diagnose>

/**
 * Returns what is known of some holdings. For logged-in visitors it is kept, without the adviser's words, which are
 * shown only to those who have signed a contract. Throws `invalidParameters` for a cost too small to be a price, and
 * `tooManyRequests`.
 */
export async function diagnoseHoldings(
  tools: Pick<Context, 'config' | 'db'>,
  { items }: OperationInput<Diagnose>,
  uid: number | null,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<Diagnosis> {
  // Must come before anything is counted.
  if (items.some(({ cost }) => cost !== undefined && cost < 1 / PRICE_UNIT))
    throw new AppError(errors.invalidParameters)
  return uid === null ? forStranger(tools, items, request) : forVisitor(tools, items, uid)
}

type Items = OperationInput<Diagnose>['items']

async function forStranger(
  tools: Pick<Context, 'config' | 'db'>,
  items: Items,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<Diagnosis> {
  const left_today = await takeStrangersTurn(tools, request)
  const now = new Date()
  const facts = await checkHoldings(tools.db.orm, items, now)
  return { check_id: '', checked_at: now.getTime(), ...facts, is_signed: false, left_today }
}

async function forVisitor({ db }: Pick<Context, 'db'>, items: Items, uid: number): Promise<Diagnosis> {
  await takeVisitorsTurn(db.orm, uid)
  const answer: Facts = await checkHoldings(db.orm, items, new Date())
  const { check_id, created_at } = await db.orm.transaction((tx) => insertCheck(tx, { uid, answer }))
  const is_signed = await hasSignedAny(db.orm, uid)
  return {
    check_id,
    checked_at: created_at.getTime(),
    ...answer,
    is_signed,
    ...(is_signed && { adviser_note: await notesOn(db, items) }),
    left_today: null,
  }
}

async function notesOn(
  { orm }: Context['db'],
  items: Items,
): Promise<NonNullable<Diagnosis['adviser_note']>> {
  const notes = await findNotes(orm, [...new Set(items.map(({ code }) => code))])
  return notes.map(({ written_at, ...note }) => ({ ...note, written_at: written_at.getTime() }))
}
