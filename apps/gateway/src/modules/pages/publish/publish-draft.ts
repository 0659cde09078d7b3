import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Actor } from '../../audit'
import { notApprovedBecause } from '../approval/not-approved'
import { refuseUnapproved } from '../approval/refuse-unapproved'
import { lockPage } from '../page-store'
import { prepareVersion } from './prepare-version'
import { publishPage } from './publish-page'

type PagePublish = StudioOperations['pagePublish']

/**
 * Publishes the content being edited on a page, as it is at this revision. With errors no version is made and visitors
 * keep what they have. A repeat publishes the same version again. Throws `conflict` for another revision, and
 * `notApproved` if nobody has approved it as it is.
 */
export async function publishDraft(
  ctx: Context,
  by: Actor,
  { code, revision }: StudioInput<PagePublish>,
): Promise<StudioResponse<PagePublish>> {
  const { prepared, findings, allowed } = await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const outcome = await prepareVersion(ctx, tx, page, { revision, by: by.who })
    // Before anything is stored: whoever only tried to publish has written nothing, and may still decide on it.
    const allowed = outcome.prepared && (await refuseUnapproved(ctx, tx, outcome.prepared.version.id))
    return { ...outcome, allowed }
  })
  if (!prepared) return { is_published: false, version: null, findings, failures: [] }
  const { version } = prepared
  // Rendering takes longer than a page may be locked; if it fails, the version stays unpublished.
  const report = await publishPage(ctx, { code, checked: prepared, allowed, by })
  if (report.published) {
    return { is_published: true, version: version.version, findings, failures: report.failures }
  }
  if (report.reason === 'not-approved') throw new AppError(notApprovedBecause(report.changed))
  const against = report.reason === 'refused' ? report.findings : []
  return { is_published: false, version: version.version, findings: against, failures: [] }
}
