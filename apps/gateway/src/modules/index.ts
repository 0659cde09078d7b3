import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import type { JobHandlers } from '../jobs/job'
import { registerAssetRoutes } from './assets'
import {
  compressPage,
  createPageDetail,
  listenToPageChanges,
  loadDemoPages,
  registerPageOperations,
} from './pages'
import { installSite, renderPublished } from './site'
import { installVisits } from './visits'

/**
 * Adds every module to the frame and does what must be done before traffic: demo pages on a first start, and the
 * published pages rendered for this build. `report` gets a line for each step that takes a while.
 */
export async function installModules(
  app: FastifyInstance,
  ctx: Context,
  report: (line: string) => void = (line) => ctx.log.info(line),
): Promise<void> {
  const changes = await listenToPageChanges(ctx)
  app.addHook('onClose', () => changes.close())
  registerAssetRoutes(app, ctx)
  const detail = createPageDetail(ctx, changes.clock)
  changes.watch(detail)
  registerPageOperations(app, detail)
  await installSite(app, ctx, changes)
  installVisits(app, ctx)
  await loadDemoPages(ctx, report)
  await renderPublished(ctx, report)
}

/** Who does the work of each kind of job. */
export function jobHandlers(ctx: Context): JobHandlers {
  return { 'compress-page': (data) => compressPage(ctx, data) }
}
