import {
  type StudioInput,
  type StudioOperations,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { findWritten, forgetTab, noteTab, type PresentMember } from './presence-store'

/** The calls that show members who else is working on a page. The information decides nothing. */
export function registerPresence(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.pageBeat, async (input, member) => ({
    others: await beat(ctx, member, input),
  }))
  registerStudioOperation(app, studioOperations.presenceList, async (_input, { member_id }) => ({
    list: await findWritten(ctx.db.orm, member_id),
  }))
}

async function beat(
  { db: { orm } }: Pick<Context, 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { code, tab, doing }: StudioInput<StudioOperations['pageBeat']>,
): Promise<PresentMember[]> {
  if (doing === 'left') {
    await forgetTab(orm, { member_id, tab })
    return []
  }
  const others = await noteTab(orm, { member_id, tab, code, is_editing: doing === 'editing' })
  if (!others) throw new AppError(studioErrors.notFound)
  return others
}
