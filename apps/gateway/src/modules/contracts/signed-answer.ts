import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Orm, Transaction } from '../../db/database'
import { findProductNames } from '../catalogue'
import { findToday, WITHDRAW_DAYS, workingDaysAfter } from './calendar/working-days'
import type { SignedRow } from './contract-store'

type SignedAnswer = OperationResponse<Operations['myContracts']>['list'][number]

/** Contracts as reported to their visitor. */
export async function signedAnswers(
  db: Orm | Transaction,
  rows: readonly SignedRow[],
): Promise<SignedAnswer[]> {
  if (rows.length === 0) return []
  const names = await findProductNames(
    db,
    rows.map(({ shop_product_id }) => shop_product_id),
  )
  const today = await findToday(db)
  const answers: SignedAnswer[] = []
  for (const row of rows) {
    const withdraw_until = await lastDay(db, row)
    answers.push({
      contract_no: row.contract_no,
      product_id: row.shop_product_id,
      product_name: names.get(row.shop_product_id) ?? '',
      title: row.title,
      version: row.version,
      signed_at: row.signed_at.getTime(),
      withdraw_until,
      may_withdraw: row.withdrawn_at === null && today <= withdraw_until,
      withdrawn_at: row.withdrawn_at?.getTime() ?? null,
    })
  }
  return answers
}

/**
 * The last day for withdrawing: as promised, or later if the calendar has been corrected since. Nobody loses a day that
 * they were promised.
 */
export async function lastDay(
  db: Orm | Transaction,
  { signed_day, withdraw_until }: Pick<SignedRow, 'signed_day' | 'withdraw_until'>,
): Promise<string> {
  const now = await workingDaysAfter(db, signed_day, WITHDRAW_DAYS)
  return now > withdraw_until ? now : withdraw_until
}
