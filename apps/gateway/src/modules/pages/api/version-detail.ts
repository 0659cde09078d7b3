import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { readEditedPage } from '../document/edited-page'
import { wireOf } from '../document/reading/read-edited'
import { findVersion } from '../version/version-store'

type VersionDetail = StudioOperations['versionDetail']

/** What a version says, as an editor would get it today. */
export async function versionDetail(
  { db }: Pick<Context, 'db'>,
  { code, version }: StudioInput<VersionDetail>,
): Promise<StudioResponse<VersionDetail>> {
  const stored = await findVersion(db.orm, code, version)
  if (!stored) throw new AppError(studioErrors.notFound)
  const { document, schema_version } = stored
  const { page } = await readEditedPage(code, { document, schema_version })
  return { version, document: wireOf(page) }
}
