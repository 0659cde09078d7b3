import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { stampOf } from '../../switches/switch-data'
import { defineModule, type ModuleParts } from '../define-module'
import { findVersionId } from '../pages'
import { createRecorder } from '../renderings'
import { registerChunkRoutes } from './chunks'
import { createCurrency } from './currency'
import { createDefaultPages } from './default-pages'
import { measureCurrency } from './measure-currency'
import { createPageCache } from './page-cache'
import { registerSiteRoutes } from './routes'
import { createSiblingOf, siblingRuleUses } from './sibling-pages'
import { createSnapshots } from './snapshots'
import { createVariantOf } from './variant-of'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps the files of the site as evidence, which takes seconds after a new build. Never rejects. */
    keepBuild(): Promise<void>
  }
}

const CHUNKS_FOLDER = fileURLToPath(new URL('../../../../h5/dist/web', import.meta.url))

/** Serves the visitors' site: published pages from memory, drafts to who may see them, and the site's chunks. */
async function installSite(
  app: FastifyInstance,
  ctx: Context,
  { declared: { conditions, routeSubjects } }: ModuleParts,
): Promise<void> {
  const { publishedPages: pages, experiments } = app
  const build = { folder: CHUNKS_FOLDER, path: '/packages/h5-page/dist/' } as const
  const recorder = createRecorder(ctx, { build, versionId: findVersionId })
  app.addHook('onClose', () => recorder.close())
  app.decorate('keepBuild', () => recorder.keepBuild())
  const currency = createCurrency(ctx.log, { clock: pages.clock, limit: ctx.config.stalePageLimit })
  measureCurrency(app.metrics, currency)
  const cache = createPageCache(ctx, {
    currency,
    recorder,
    pages,
    experiments,
    snapshots: createSnapshots(join(ctx.config.dataDir, 'snapshots'), ctx.config.linkHosts, () =>
      stampOf(ctx.switches.known()),
    ),
    defaults: createDefaultPages(ctx, pages),
  })
  pages.watch(cache)
  // Whatever happened while this process was not listening, a page taken down among it.
  cache.everythingChanged()
  const siblingOf = createSiblingOf({ ...ctx, conditions })
  registerSiteRoutes(app, ctx, {
    cache,
    pages,
    siblingOf,
    routeSubjects,
    variantOf: createVariantOf(ctx.config, experiments),
  })
  await registerChunkRoutes(app, build)
}

export const siteModule = defineModule({
  name: 'site',
  ruleUses: siblingRuleUses,
  serve: installSite,
})
