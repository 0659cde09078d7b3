import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import type { DatabaseClock } from '../pages'
import { archivePage } from './archive-page'
import { createBlockBytes } from './block-bytes'
import { copyPage } from './copy-page'
import { createPage } from './create-page'
import { exportPage } from './export-page'
import { listPages } from './list-pages'
import { listVersions } from './list-versions'
import { pageDetail } from './page-detail'
import { previewLink } from './preview-link'
import { publishDraft } from './publish-draft'
import { restoreDraft } from './restore-draft'
import { saveDraft } from './save-draft'
import { schedulePage } from './schedule-page'
import { takeDown } from './take-down'
import { versionDetail } from './version-detail'

/** The calls by which members write pages, and decide what visitors see of them. */
export function registerStudioPages(app: FastifyInstance, ctx: Context, clock: DatabaseClock): void {
  registerReading(app, ctx, clock)
  registerWriting(app, ctx)
  registerStudioOperation(app, studioOperations.pagePublish, (input, member, request) =>
    publishDraft(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageSchedule, (input, member, request) =>
    schedulePage(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageTakeDown, async (input, member, request) => {
    await takeDown(ctx, actorOf(member, request), input)
    return {}
  })
}

function registerReading(app: FastifyInstance, ctx: Context, clock: DatabaseClock): void {
  const blockBytes = createBlockBytes()
  registerStudioOperation(app, studioOperations.studioSettings, async () => ({
    public_origin: ctx.config.publicOrigin,
    pages_origin: ctx.config.studioOrigin === undefined ? '' : ctx.config.publicOrigin,
    env: ctx.config.env,
    link_hosts: ctx.config.linkHosts,
    site: { ...ctx.config.company },
    block_bytes: await blockBytes(),
    server_time: clock.now(),
  }))
  registerStudioOperation(app, studioOperations.pageList, (input, member) => listPages(ctx, input, member))
  registerStudioOperation(app, studioOperations.pageDetail, ({ code }) => pageDetail(ctx, code))
  registerStudioOperation(app, studioOperations.pageExport, (input) => exportPage(ctx, input))
  registerStudioOperation(app, studioOperations.versionList, (input) => listVersions(ctx, input))
  registerStudioOperation(app, studioOperations.versionDetail, (input) => versionDetail(ctx, input))
  registerStudioOperation(app, studioOperations.previewLink, (input) => previewLink(ctx, input))
}

function registerWriting(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.pageCreate, (input, member, request) =>
    createPage(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageCopy, (input, member, request) =>
    copyPage(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageArchive, async (input, member, request) => {
    await archivePage(ctx, actorOf(member, request), input)
    return {}
  })
  registerStudioOperation(app, studioOperations.draftSave, (input, member) => saveDraft(ctx, member, input))
  registerStudioOperation(app, studioOperations.draftRestore, (input, member, request) =>
    restoreDraft(ctx, member, actorOf(member, request), input),
  )
}
