import type { StudioInput, StudioOperations, StudioResponse, TakeDownOutcome } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Actor } from '../../audit'
import { currentCode } from '../address/page-address'
import { takeDownPage } from './take-down-page'

type PagesTakeDown = StudioOperations['pagesTakeDown']

/**
 * Takes several pages down for visitors, each in its own transaction. A page that fails does not hold up the others: it
 * is logged, and reported as `failed`.
 */
export async function takeDownTogether(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  by: Actor,
  { codes, reason }: StudioInput<PagesTakeDown>,
): Promise<StudioResponse<PagesTakeDown>> {
  const list: { code: string; outcome: TakeDownOutcome }[] = []
  for (const code of new Set(codes)) list.push({ code, outcome: await takeDownOne(ctx, by, code, reason) })
  return { list }
}

async function takeDownOne(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  by: Actor,
  code: string,
  reason: string,
): Promise<TakeDownOutcome> {
  try {
    const outcome = await takeDownPage(ctx, { code: await currentCode(ctx.db.orm, code), reason, by })
    return outcome === 'unwanted' ? 'not-published' : outcome
  } catch (error) {
    ctx.log.error({ page: code, err: error }, 'A page could not be taken down together with others')
    return 'failed'
  }
}
