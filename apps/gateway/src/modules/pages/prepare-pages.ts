import type { Context } from '../../context'
import { requireInProduction } from './approval/policy'
import { inDemoStore, isDemoStore, loadDemoPages } from './demo-pages'
import { leaveJudging } from './judge/judge-published'
import { renderPublished } from './visitors/render-published'

interface Preparing {
  /** Gets a line for each step that takes a while. */
  report: (line: string) => void
  /** Brings in what demo pages call for. */
  loadDemoData: () => Promise<void>
  /** Brings in what came of them. */
  showDemo: () => Promise<void>
}

/**
 * Does what must be done before traffic: asks for approvals where real visitors come, brings demo pages into a store that is only there to try things, after the data
 * that they call for, draws what is published for this build, and has it judged by its rules meanwhile.
 */
export async function preparePages(
  ctx: Context,
  { report, loadDemoData, showDemo }: Preparing,
): Promise<void> {
  await requireInProduction(ctx)
  if (await isDemoStore(ctx)) await loadDemoData()
  await loadDemoPages(ctx, report)
  await renderPublished(ctx, report)
  await inDemoStore(ctx, showDemo)
  await leaveJudging(ctx)
}
