import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { pageLists } from '../../pages'
import { namesOf } from './link-report'
import type { ReportTools } from './report-tools'
import { refuseOddSpan } from './spans'

/** The last half hour, as it arrives. */
export async function liveReport(
  { db, questions }: ReportTools,
  { code }: StudioInput<StudioOperations['reportLive']>,
): Promise<StudioResponse<StudioOperations['reportLive']>> {
  const at = await questions.clock()
  const { pages, ...told } = await questions.live({ code, at })
  const titles = await pageLists.titlesOf(
    db.orm,
    pages.map((page) => page.code),
  )
  return {
    as_of: at.toISOString(),
    ...told,
    links: await namesOf(db, told.channels),
    pages: pages.map((page) => ({ ...page, title: titles.get(page.code) ?? '' })),
  }
}

/** How many visitors did one thing after the other. */
export async function funnelReport(
  { questions }: ReportTools,
  { steps, ...asked }: StudioInput<StudioOperations['reportFunnel']>,
): Promise<StudioResponse<StudioOperations['reportFunnel']>> {
  refuseOddSpan(asked)
  const at = await questions.clock()
  // The contract allows only kinds of conversions.
  const kinds = steps.split(',') as Parameters<typeof questions.funnel>[0]['steps']
  return { as_of: at.toISOString(), steps: await questions.funnel({ ...asked, steps: kinds }) }
}
