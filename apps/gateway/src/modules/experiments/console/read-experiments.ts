import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { pageVariants } from '../../pages'
import { findExperiments, findListed, findVariants } from './experiment-rows'

/** The next experiments, newest first. */
export async function listExperiments(
  { db }: Pick<Context, 'db'>,
  { limit, ...wanted }: StudioInput<StudioOperations['experimentList']>,
): Promise<StudioResponse<StudioOperations['experimentList']>> {
  // One more than is shown tells whether there are more.
  const rows = await findExperiments(db.orm, { ...wanted, limit: limit + 1 })
  const list = rows.slice(0, limit)
  return { list, next: rows.length > limit ? String(list.at(-1)?.experiment_id) : null }
}

/** An experiment with its variants and the current state of their pages. Throws `notFound`. */
export async function experimentDetail(
  ctx: Pick<Context, 'config' | 'db'>,
  experiment_id: number,
): Promise<StudioResponse<StudioOperations['experimentDetail']>> {
  const experiment = await findListed(ctx.db.orm, experiment_id)
  if (!experiment) throw new AppError(studioErrors.notFound)
  const rows = await findVariants(ctx.db.orm, experiment_id)
  const codes = rows.map(({ page_code }) => page_code ?? experiment.page_code)
  const standings = await pageVariants.pageStandings(ctx.db.orm, codes)
  const page = standings.get(experiment.page_code)
  return {
    experiment,
    is_page_published: page?.is_published ?? false,
    page_revision: page?.revision ?? 0,
    variants: await Promise.all(
      rows.map(async ({ key, name, weight, page_code }) => {
        const standing = standings.get(page_code ?? experiment.page_code)
        return {
          key,
          name,
          weight,
          page_code,
          page_title: standing?.title ?? '',
          revision: standing?.revision ?? 0,
          preview: page_code === null ? '' : await pageVariants.previewPath(ctx, page_code),
        }
      }),
    ),
  }
}
