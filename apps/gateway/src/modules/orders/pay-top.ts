import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { maskedName } from '../../pii/masked-name'
import { findSalePageProduct } from '../catalogue'
import { findNickNames } from '../passport'
import { findShownPayers } from './order-store'

type Call = Operations['payTop']

/** For buyers of whom nothing is known that could be shown. */
const NAMELESS = '用户***'

/**
 * Recent buyers of what a sale page sells. Names are shown masked, and those who do not want to be shown are left out.
 */
export async function payTop(
  { db }: Pick<Context, 'db'>,
  { page_id, size }: OperationInput<Call>,
): Promise<OperationResponse<Call>> {
  const product = await findSalePageProduct(db.orm, page_id)
  if (product === undefined) return { list: [], total: 0 }
  const { list, total } = await findShownPayers(db.orm, product, size)
  const names = await findNickNames(
    db.orm,
    list.map(({ uid }) => uid),
  )
  return {
    list: list.map(({ uid, name, paid_at }) => ({
      nick_name: maskedName(names.get(uid), NAMELESS),
      product_name: name,
      paid_at: paid_at?.getTime() ?? 0,
    })),
    total,
  }
}
