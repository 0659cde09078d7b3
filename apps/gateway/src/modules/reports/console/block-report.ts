import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { type ReportTools, refuseUnknownPage } from './report-tools'
import { refuseOddSpan } from './spans'

/** What was seen and tapped of the blocks of a page. */
export async function blockReport(
  tools: ReportTools,
  asked: StudioInput<StudioOperations['reportBlocks']>,
): Promise<StudioResponse<StudioOperations['reportBlocks']>> {
  refuseOddSpan(asked)
  await refuseUnknownPage(tools, asked.code)
  const { questions } = tools
  const [until, views, blocks] = await Promise.all([
    questions.countedUntil(),
    questions.viewsOf(asked),
    questions.blocksOf(asked),
  ])
  return { as_of: until.toISOString(), views, blocks }
}

/** How far visitors came in the forms of a page. */
export async function formReport(
  tools: ReportTools,
  asked: StudioInput<StudioOperations['reportForms']>,
): Promise<StudioResponse<StudioOperations['reportForms']>> {
  refuseOddSpan(asked)
  await refuseUnknownPage(tools, asked.code)
  const [until, forms] = await Promise.all([tools.questions.countedUntil(), tools.questions.formsOf(asked)])
  return { as_of: until.toISOString(), forms }
}
