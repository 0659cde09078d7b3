import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { linkNames } from '../../channels'
import { figuresOf, NO_SUMS } from '../questions/figures-of'
import type { ReportTools } from './report-tools'
import { refuseOddSpan } from './spans'

/** What came of each of these tracked links. */
export async function linkReport(
  { questions }: ReportTools,
  { codes, ...days }: StudioInput<StudioOperations['reportLinks']>,
): Promise<StudioResponse<StudioOperations['reportLinks']>> {
  refuseOddSpan(days)
  const asked = [...new Set(codes.split(','))]
  const [until, { slices }] = await Promise.all([questions.countedUntil(), questions.linksOf(days, asked)])
  const found = new Map(slices.map(({ value, ...figures }) => [value, figures]))
  const links = asked.map((code) => ({ code, ...(found.get(code) ?? figuresOf(NO_SUMS, 0)) }))
  return { as_of: until.toISOString(), links }
}

/** Names of the tracked links that channels belong to. */
export function namesOf(
  { orm }: ReportTools['db'],
  channels: readonly { value: string }[],
): Promise<Record<string, string>> {
  return linkNames(
    orm,
    channels.map(({ value }) => value),
  )
}
