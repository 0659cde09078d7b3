import type { Context } from '../../context'
import { requireInProduction } from './approval/policy'
import { inDemoStore, isDemoStore, loadDemoPages } from './demo-pages'
import { leaveJudging } from './judge/judge-published'
import { renderPublished } from './visitors/render-published'

interface Preparing {
  /** Gets a line for each step that takes a while. */
  report: (line: string) => void
  /** Loads the data that demo pages need. */
  loadDemoData: () => Promise<void>
  /** Loads what resulted from them. */
  showDemo: () => Promise<void>
}

/**
 * Does what must be done before traffic: requires approvals in production, loads demo pages into a store that is only
 * for trying things out, after the data they need, renders what is published for this build, and has it judged by its
 * rules meanwhile.
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
