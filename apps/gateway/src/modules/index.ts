import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { installBlockGallery } from '../dev/blocks'
import { createOutside } from '../integrations'
import { checkPiiKeys } from '../pii/check-keys'
import { measureProcess } from '../telemetry/measure-process'
import { loadDemoData } from './data-import'
import type { ModuleParts } from './define-module'
import { preparePages, visitorPages } from './pages'
import { allTables, dataKinds, declared, gatewayModules } from './registry'

export { allTables, dataKinds, declared, jobNames, jobsOf } from './registry'

/**
 * Registers every module with the app and does what must be done before traffic. `report` gets a line for each step
 * that takes a while.
 */
export async function installModules(
  app: FastifyInstance,
  ctx: Context,
  report: (line: string) => void = (line) => ctx.log.info(line),
): Promise<void> {
  await serveModules(app, ctx)
  await prepareStore(app, ctx, report)
}

/** Reads what must be known before anything is served, and registers every module with the app. */
export async function serveModules(app: FastifyInstance, ctx: Context): Promise<void> {
  await readStore(ctx)
  await addModules(app, ctx)
}

/** Reads what has to be known before anything is served from this store. Throws a StartError when its keys are not those of this process. */
export async function readStore({ config, company, switches, db }: Context): Promise<void> {
  await checkPiiKeys({ config, db }, allTables)
  await company.read(db.orm)
  // Nobody is served what was switched off while this process was down.
  await switches.read(db.orm)
}

/** Registers every module with the app, without querying the database. */
export async function addModules(app: FastifyInstance, ctx: Context): Promise<void> {
  for (const { open } of gatewayModules) await open?.(app, ctx, declared)
  measureProcess(app, ctx)
  const parts = partsFor(ctx)
  for (const { serve } of gatewayModules) await serve?.(app, ctx, parts)
  installBlockGallery(app, ctx)
}

/** What a first start has to show, and the published pages rendered for this build. */
export async function prepareStore(
  app: FastifyInstance,
  ctx: Context,
  report: (line: string) => void,
): Promise<void> {
  await preparePages(ctx, {
    report,
    loadDemoData: () => loadDemoData(ctx, dataKinds),
    async showDemo() {
      const parts = partsFor(ctx)
      for (const { demo } of gatewayModules) await demo?.(app, ctx, parts)
    },
  })
  for (const { begin } of gatewayModules) await begin?.(ctx)
  await visitorPages.loadFilter()
}

function partsFor(ctx: Context): ModuleParts {
  return { outside: createOutside(ctx), declared }
}
