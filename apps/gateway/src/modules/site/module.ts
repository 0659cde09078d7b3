import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { defineModule, moduleJob } from '../define-module'
import { registerChunkRoutes } from './chunks'
import { createDefaultPages } from './default-pages'
import { createPageCache } from './page-cache'
import { renderPublished } from './render-published'
import { registerSiteRoutes } from './routes'
import { createSnapshots } from './snapshots'

const CHUNKS_FOLDER = fileURLToPath(new URL('../../../../h5/dist/web', import.meta.url))

declare module '../../jobs/job' {
  interface JobData {
    /** Draws the published pages that have no bytes of what they are to look like now. */
    'render-published': Record<string, never>
  }
}

/** Serves the visitors' site: published pages from memory, drafts to who may see them, and the site's chunks. */
async function installSite(app: FastifyInstance, ctx: Context): Promise<void> {
  const cache = createPageCache(ctx, {
    snapshots: createSnapshots(join(ctx.config.dataDir, 'snapshots'), ctx.config.linkHosts),
    defaults: createDefaultPages(ctx),
  })
  const { pageChanges: changes } = app
  changes.watch(cache)
  // Whatever happened while this process was not listening, a page taken down among it.
  cache.everythingChanged()
  registerSiteRoutes(app, ctx, { cache, clock: changes.clock })
  await registerChunkRoutes(app, { folder: CHUNKS_FOLDER, path: '/packages/h5-page/dist/' })
}

export const siteModule = defineModule({
  name: 'site',
  jobs: [
    moduleJob({
      name: 'render-published',
      urgency: 'promised',
      worker: (ctx) => () => renderPublished(ctx, (line) => ctx.log.info(line)),
    }),
  ],
  serve: installSite,
})
