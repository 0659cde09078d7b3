import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { pageLists } from '../../pages'
import { namesOf } from './link-report'
import { daysOf } from './page-report'
import type { ReportTools } from './report-tools'
import { refuseOddSpan, spanBefore } from './spans'

/** Most values of each part, as the contract allows. */
const MOST = { day: 366, container: 10 }
const MOST_PAGES = 200
const MOST_CHANNELS = 500

/** What came of all pages, beside what came of them before. */
export async function companyReport(
  { db, questions }: ReportTools,
  { compare_from, ...days }: StudioInput<StudioOperations['reportCompany']>,
): Promise<StudioResponse<StudioOperations['reportCompany']>> {
  refuseOddSpan(days)
  const earlier = spanBefore(days, compare_from)
  const [until, told, isKept, before, pages] = await Promise.all([
    questions.countedUntil(),
    questions.ofCompany(days, MOST),
    questions.isCounted(earlier),
    questions.ofCompany(earlier, {}),
    questions.pagesOf(days, MOST_PAGES),
  ])
  const titles = await pageLists.titlesOf(
    db.orm,
    pages.slices.map(({ value }) => value),
  )
  return {
    as_of: until.toISOString(),
    totals: told.totals,
    before: isKept ? before.totals : null,
    days: daysOf(told.day.slices),
    containers: told.container.slices,
    pages: pages.slices.map(({ value, ...figures }) => ({
      code: value,
      title: titles.get(value) ?? '',
      ...figures,
    })),
    pages_left_off: pages.left_off,
  }
}

/** What came of each channel, of a page or of all of them. */
export async function channelReport(
  { db, questions }: ReportTools,
  { code, ...days }: StudioInput<StudioOperations['reportChannels']>,
): Promise<StudioResponse<StudioOperations['reportChannels']>> {
  refuseOddSpan(days)
  const most = { channel: MOST_CHANNELS }
  const [until, { channel }] = await Promise.all([
    questions.countedUntil(),
    code === undefined ? questions.ofCompany(days, most) : questions.ofPage({ ...days, code }, most),
  ])
  return {
    as_of: until.toISOString(),
    channels: channel.slices,
    channels_left_off: channel.left_off,
    links: await namesOf(db, channel.slices),
  }
}
