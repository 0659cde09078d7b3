import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Slice } from '../questions/questions'
import { namesOf } from './link-report'
import { type ReportTools, refuseUnknownPage } from './report-tools'
import { refuseOddSpan, spanBefore } from './spans'
import { targetsOf } from './targets'

/** Most values of each part, as the contract allows. */
const MOST = { day: 366, version: 50, container: 10, channel: 100, variant: 50 }

/** What came of a page, beside what came of it before. */
export async function pageReport(
  tools: ReportTools,
  { compare_from, ...asked }: StudioInput<StudioOperations['reportPage']>,
): Promise<StudioResponse<StudioOperations['reportPage']>> {
  refuseOddSpan(asked)
  await refuseUnknownPage(tools, asked.code)
  const { questions } = tools
  const earlier = spanBefore(asked, compare_from)
  const [until, told, isKept, before, targets] = await Promise.all([
    questions.countedUntil(),
    questions.ofPage(asked, MOST),
    questions.isCounted(earlier),
    questions.ofPage({ ...asked, ...earlier }, {}),
    targetsOf(tools, asked),
  ])
  return {
    as_of: until.toISOString(),
    totals: told.totals,
    before: isKept ? before.totals : null,
    days: daysOf(told.day.slices),
    versions: told.version.slices,
    containers: told.container.slices,
    channels: told.channel.slices,
    links: await namesOf(tools.db, told.channel.slices),
    variants: told.variant.slices,
    targets,
  }
}

/** Slices by day, in the form that reports use. */
export function daysOf(slices: readonly Slice[]) {
  return slices.map(({ value, ...figures }) => ({ day: value, ...figures }))
}
