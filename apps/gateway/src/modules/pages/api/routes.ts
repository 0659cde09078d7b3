import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { currentCode } from '../address/page-address'
import { renamePage } from '../address/rename-page'
import { copyPage } from '../draft/copy-page'
import { createPage } from '../draft/create-page'
import { restoreDraft } from '../draft/restore-draft'
import { saveDraft } from '../draft/save-draft'
import { previewLink } from '../preview/preview-link'
import { archivePage } from '../publish/archive-page'
import { publishDraft } from '../publish/publish-draft'
import { takeDown } from '../publish/take-down'
import { takeDownTogether } from '../publish/take-down-together'
import { schedulePage } from '../schedule/schedule-page'
import type { DatabaseClock } from '../visitors/database-clock'
import { listPages } from './list-pages'
import { listVersions } from './list-versions'
import { pageDetail } from './page-detail'
import { pageFile } from './page-file'
import { pageShare } from './page-share'
import { versionDetail } from './version-detail'
import { scriptWeights } from './weigh-scripts'

/** Finds a page by its former codes as well, because tabs stay open and links have been sent. */
async function atPresent<Input extends { code: string }>(
  { db }: Pick<Context, 'db'>,
  input: Input,
): Promise<Input> {
  return { ...input, code: await currentCode(db.orm, input.code) }
}

/** The calls with which members write pages and decide what visitors see of them. */
export function registerStudioPages(app: FastifyInstance, ctx: Context, clock: DatabaseClock): void {
  registerReading(app, ctx, clock)
  registerWriting(app, ctx)
  registerStudioOperation(app, studioOperations.pagePublish, async (input, member, request) =>
    publishDraft(ctx, actorOf(member, request), await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.pageSchedule, async (input, member, request) =>
    schedulePage(ctx, member, actorOf(member, request), await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.pageTakeDown, async (input, member, request) => {
    await takeDown(ctx, actorOf(member, request), await atPresent(ctx, input))
    return {}
  })
  registerStudioOperation(app, studioOperations.pagesTakeDown, (input, member, request) =>
    takeDownTogether(ctx, actorOf(member, request), input),
  )
}

function registerReading(app: FastifyInstance, ctx: Context, clock: DatabaseClock): void {
  registerStudioOperation(app, studioOperations.studioSettings, async () => {
    const { site, theme, advisers } = await ctx.company.read()
    const { words, rules } = await ctx.company.wordList()
    return {
      public_origin: ctx.config.publicOrigin,
      pages_origin: ctx.config.studioOrigin === undefined ? '' : ctx.config.publicOrigin,
      env: ctx.config.env,
      link_hosts: ctx.config.linkHosts,
      site: { ...site },
      advisers: [...advisers],
      products: [...((await ctx.company.sells()) ?? [])],
      words: [...words],
      rules: { ...rules },
      theme,
      scripts: await scriptWeights(),
      server_time: clock.now(),
    }
  })
  registerStudioOperation(app, studioOperations.pageList, (input, member) => listPages(ctx, input, member))
  registerStudioOperation(app, studioOperations.pageDetail, async ({ code }) =>
    pageDetail(ctx, await currentCode(ctx.db.orm, code)),
  )
  registerStudioOperation(app, studioOperations.pageExport, async (input) =>
    pageFile(ctx, await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.versionList, async (input) =>
    listVersions(ctx, await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.versionDetail, async (input) =>
    versionDetail(ctx, await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.pageShare, async (input) =>
    pageShare(ctx, await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.previewLink, async (input) =>
    previewLink(ctx, await atPresent(ctx, input)),
  )
}

function registerWriting(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.pageCreate, (input, member, request) =>
    createPage(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageCopy, async (input, member, request) =>
    copyPage(ctx, member, actorOf(member, request), {
      ...input,
      from: await currentCode(ctx.db.orm, input.from),
    }),
  )
  registerStudioOperation(app, studioOperations.pageRename, async (input, member, request) =>
    renamePage(ctx, member, actorOf(member, request), await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.pageArchive, async (input, member, request) => {
    await archivePage(ctx, actorOf(member, request), await atPresent(ctx, input))
    return {}
  })
  registerStudioOperation(app, studioOperations.draftSave, async (input, member) =>
    saveDraft(ctx, member, await atPresent(ctx, input)),
  )
  registerStudioOperation(app, studioOperations.draftRestore, async (input, member, request) =>
    restoreDraft(ctx, member, actorOf(member, request), await atPresent(ctx, input)),
  )
}
