import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { limitMember } from '../../../limits/limit-member'
import { appendAudit, type Doer } from '../../audit'
import { deleteFolder, FOLDER_TAKEN, insertFolder, renameFolder } from './filing-store'

const LIMIT = { name: 'folder.create', perHour: 100 }

/** Makes a folder. Throws `alreadyExists` for a name that another has. */
export async function createFolder(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { name }: StudioInput<StudioOperations['folderCreate']>,
): Promise<{ id: number }> {
  await limitMember(ctx.db, LIMIT, member)
  return orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const id = await insertFolder(tx, { name, created_by: member.member_id })
      await appendAudit(ctx, tx, actor, {
        action: 'folder.create',
        subject: `folder:${id}`,
        after: { folder: name },
      })
      return { id }
    }),
  )
}

/** Gives a folder another name. Throws `notFound` and `alreadyExists`. */
export async function changeFolder(
  ctx: Pick<Context, 'config' | 'db'>,
  { actor }: Doer,
  { id, name }: StudioInput<StudioOperations['folderChange']>,
): Promise<Record<string, never>> {
  return orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const before = await renameFolder(tx, id, name)
      if (before === undefined) throw new AppError(studioErrors.notFound)
      await appendAudit(ctx, tx, actor, {
        action: 'folder.change',
        subject: `folder:${id}`,
        before: { folder: before },
        after: { folder: name },
      })
      return {}
    }),
  )
}

/** Deletes a folder; its pages stay, in no folder. Throws `notFound`. */
export async function dropFolder(
  ctx: Pick<Context, 'config' | 'db'>,
  { actor }: Doer,
  id: number,
): Promise<{ released: number }> {
  return ctx.db.orm.transaction(async (tx) => {
    const gone = await deleteFolder(tx, id)
    if (!gone) throw new AppError(studioErrors.notFound)
    const { name, released } = gone
    await appendAudit(ctx, tx, actor, {
      action: 'folder.delete',
      subject: `folder:${id}`,
      before: { folder: name, pages: released },
    })
    return { released }
  })
}

const TAKEN = { ...studioErrors.alreadyExists, msg: '已有同名的文件夹，请换一个名称' }

const orNameTaken = <Answer>(running: Promise<Answer>) => orRefuse(running, FOLDER_TAKEN, TAKEN)
