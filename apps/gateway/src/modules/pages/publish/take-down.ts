import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Actor } from '../../audit'
import { takeDownPage } from './take-down-page'

/**
 * Takes a page down for visitors. A page that is not published stays as it is; what was scheduled for it is cancelled.
 */
export async function takeDown(
  ctx: Pick<Context, 'config' | 'db'>,
  by: Actor,
  { code, reason }: StudioInput<StudioOperations['pageTakeDown']>,
): Promise<void> {
  const outcome = await takeDownPage(ctx, { code, reason, by })
  if (outcome === 'no-such-page') throw new AppError(studioErrors.notFound)
}
