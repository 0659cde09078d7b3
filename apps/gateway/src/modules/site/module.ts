import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { stampOf } from '../../switches/switch-data'
import { defineModule, type ModuleParts, moduleJob } from '../define-module'
import { pagePublishing } from '../pages'
import { createRecorder } from '../renderings'
import type { BuildFolder } from './build-folder'
import { snapshotsFolder } from './can-stand-in'
import { registerChunkRoutes } from './chunks'
import { createCurrency } from './currency'
import { keepMark, readMark } from './current-mark'
import { createDefaultPages } from './default-pages'
import { keptFor } from './kept'
import { dropOldChunks, keepChunks } from './kept-chunks'
import { measureCurrency } from './measure-currency'
import { createPageCache } from './page-cache'
import { registerSiteRoutes } from './routes'
import { createSiblingOf, siblingRuleUses } from './sibling-pages'
import * as tables from './site-tables'
import { createSnapshots } from './snapshots'
import { createVariantOf } from './variant-of'

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps the files of the site as evidence, which takes seconds after a new build. Never rejects. */
    keepBuild(): Promise<void>
    /** Copies those published pages to disk that have no copy of this build there. Never rejects. */
    copyPages(): Promise<void>
    /** Stores the scripts of the site in the database, for processes of other builds. */
    keepChunks(): Promise<void>
  }
}

declare module '../../jobs/job' {
  interface JobData {
    /** Records which build of the site is present, and deletes the files of those that no longer are. */
    'keep-site-chunks': Record<string, never>
  }
}

const BUILD: BuildFolder = {
  folder: fileURLToPath(new URL('../../../../h5/dist/web', import.meta.url)),
  path: '/packages/h5-page/dist/',
}

/** Serves the visitors' site: published pages from memory, drafts to those who may see them, and the site's chunks. */
async function installSite(
  app: FastifyInstance,
  ctx: Context,
  { declared: { conditions, routeSubjects } }: ModuleParts,
): Promise<void> {
  const { publishedPages: pages, experiments } = app
  const recorder = createRecorder(ctx, { build: BUILD, versionId: pagePublishing.findVersionId })
  app.addHook('onClose', () => recorder.close())
  app.decorate('keepBuild', () => recorder.keepBuild())
  const folder = snapshotsFolder(ctx.config)
  // Without the database nothing else tells under which switches the copies were rendered, and how old they are.
  const mark = app.readiness.standsIn ? await readMark(folder) : undefined
  const stamp = () => (mark && app.readiness.standsIn ? mark.switches : stampOf(ctx.switches.known()))
  const currency = createCurrency(ctx.log, {
    clock: pages.clock,
    limit: ctx.config.stalePageLimit,
    ageAtStart: mark ? (Date.now() - mark.at) / 1_000 : 0,
  })
  measureCurrency(app.metrics, currency)
  app.decorate('keepChunks', () => keepChunks(ctx.db, BUILD))
  const kept = keptFor(ctx.config.edge)
  const cache = createPageCache(ctx, {
    kept,
    currency,
    recorder,
    pages,
    experiments,
    snapshots: createSnapshots(folder, ctx.config.linkHosts, stamp, ctx.site.build),
    defaults: createDefaultPages(ctx, pages, kept),
  })
  pages.watch(cache)
  noteCurrent(app, () => keepMark(folder, { currency, build: ctx.site.build, switches: stamp, log: ctx.log }))
  app.decorate('copyPages', () => cache.copyAll())
  // Whatever happened while this process was not listening, including a page being taken down.
  cache.everythingChanged()
  const siblingOf = createSiblingOf({ ...ctx, conditions })
  registerSiteRoutes(app, ctx, {
    cache,
    pages,
    siblingOf,
    routeSubjects,
    variantOf: createVariantOf(ctx.config, experiments),
  })
  await registerChunkRoutes(app, ctx, BUILD)
}

/**
 * Once it listens: a gateway that serves nobody, such as those of tests, has no copies that anybody could stand in
 * with.
 */
function noteCurrent(app: FastifyInstance, begin: () => ReturnType<typeof keepMark>): void {
  let noting: ReturnType<typeof keepMark> | undefined
  app.addHook('onListen', async () => {
    noting = begin()
  })
  app.addHook('onClose', () => noting?.close())
  app.publishedPages.watch({
    pageChanged: () => {},
    companyChanged: () => {},
    everythingChanged: () => {},
    switchesChanged: () => noting?.write(),
  })
}

export const siteModule = defineModule({
  name: 'site',
  tables,
  jobs: [
    moduleJob({
      name: 'keep-site-chunks',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await keepChunks(ctx.db, BUILD)
        await dropOldChunks(ctx.db, BUILD.path)
      },
    }),
  ],
  ruleUses: siblingRuleUses,
  serve: installSite,
})
