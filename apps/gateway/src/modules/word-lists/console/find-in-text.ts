import { findWords } from '@yingzao/checks'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { findList, rulesVersion } from '../list-in-force'

type Text = StudioOperations['wordListText']

/**
 * Finds which of the built-in words and those of a list a text contains, and where. Throws `notFound` for a list that
 * does not exist.
 */
export async function findInText(
  { db: { orm } }: Pick<Context, 'db'>,
  { text, revision }: StudioInput<Text>,
): Promise<StudioResponse<Text>> {
  const list = await findList(orm, revision ?? (await rulesVersion(orm)))
  if (!list) throw new AppError(studioErrors.notFound)
  return { revision: list.revision, found: findWords(text, list.words) }
}
