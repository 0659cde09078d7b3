import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { PageChanges } from '../pages'
import { registerChunkRoutes } from './chunks'
import { createDefaultPages } from './default-pages'
import { createPageCache } from './page-cache'
import { registerSiteRoutes } from './routes'
import { createSnapshots } from './snapshots'

export { registerChunkRoutes } from './chunks'
export { previewDraft } from './preview-draft'
export { renderPublished } from './render-published'
export { unkeptHeaders } from './served-page'

const CHUNKS_FOLDER = fileURLToPath(new URL('../../../../h5/dist/web', import.meta.url))

/** Serves the visitors' site: published pages from memory, drafts to who may see them, and the site's chunks. */
export async function installSite(app: FastifyInstance, ctx: Context, changes: PageChanges): Promise<void> {
  const cache = createPageCache(ctx, {
    snapshots: createSnapshots(join(ctx.config.dataDir, 'snapshots'), ctx.config.linkHosts),
    defaults: createDefaultPages(ctx),
  })
  changes.watch(cache)
  // Whatever happened while this process was not listening, a page taken down among it.
  cache.everythingChanged()
  registerSiteRoutes(app, ctx, { cache, clock: changes.clock })
  await registerChunkRoutes(app, { folder: CHUNKS_FOLDER, path: '/packages/h5-page/dist/' })
}
