import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import {
  addTag,
  countUnfiled,
  findFolders,
  findTags,
  holdPages,
  NO_FOLDER,
  putInFolder,
  removeTags,
  takeFromFolders,
} from './filing-store'

/** As many tags as anybody reads. */
const MOST_LISTED_TAGS = 60

/** All folders and tags, with the number of pages in each. */
export async function listFiling({
  db: { orm },
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['filingList']>> {
  const [folders, unfiled, tags] = await Promise.all([
    findFolders(orm),
    countUnfiled(orm),
    findTags(orm, MOST_LISTED_TAGS),
  ])
  return { folders, unfiled, tags }
}

/** Moves pages into a folder, or out of any. Throws `notFound` for a folder that no longer exists. */
export async function movePages(
  { db }: Pick<Context, 'db'>,
  { codes, folder }: StudioInput<StudioOperations['pageMove']>,
): Promise<{ moved: number }> {
  const moving = db.orm.transaction(async (tx) => {
    const ids = await holdPages(tx, codes)
    if (folder === null) await takeFromFolders(tx, ids)
    else await putInFolder(tx, ids, folder)
    return { moved: ids.length }
  })
  return orRefuse(moving, NO_FOLDER, { ...studioErrors.notFound, msg: '文件夹已被删除，请换一个' })
}

/** Removes tags from pages and adds others: all of it, or nothing with `tooManyTags`. */
export async function tagPages(
  { db }: Pick<Context, 'db'>,
  { codes, add, remove }: StudioInput<StudioOperations['pageTag']>,
): Promise<Record<string, never>> {
  await db.orm.transaction(async (tx) => {
    const ids = await holdPages(tx, codes)
    await removeTags(tx, ids, remove)
    for (const name of add) {
      if ((await addTag(tx, ids, name)) > 0) throw new AppError(studioErrors.tooManyTags)
    }
  })
  return {}
}
