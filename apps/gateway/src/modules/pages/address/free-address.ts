import { studioErrors } from '@yingzao/contract/studio'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import type { PageRow } from '../page-store'
import { findHolder } from './page-address'

const TAKEN = ['page_code_unique', 'page_address_pkey']

/**
 * Throws when a code leads to a page other than this one: `alreadyExists`, or `formerAddress`, which says whose it was.
 * Between two at once the database's keys decide; see `orTaken`.
 */
export async function requireFreeAddress(
  tx: Transaction,
  code: string,
  own?: Pick<PageRow, 'id'>,
): Promise<void> {
  const holder = await findHolder(tx, code)
  if (!holder || holder.id === own?.id) return
  if (holder.code === code) throw new AppError(studioErrors.alreadyExists)
  const msg = `这个代码是页面“${holder.title}”（现在的代码是 ${holder.code}）以前的地址，旧链接还会打开那个页面，请换一个`
  throw new AppError({ ...studioErrors.formerAddress, msg })
}

/**
 * Resolves to the result of a transaction, or throws `alreadyExists` if somebody else took the code in the same moment.
 */
export function orTaken<Answer>(running: Promise<Answer>): Promise<Answer> {
  return orRefuse(running, TAKEN, studioErrors.alreadyExists)
}
