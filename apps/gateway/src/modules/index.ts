import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { chooseSms, createOutside } from '../integrations'
import type { JobHandlers } from '../jobs/job'
import { checkPiiKeys } from '../pii/check-keys'
import { installAccount } from './account'
import { registerActivityDataOperations } from './activity-data'
import { cleanStoredFiles, registerAssetRoutes } from './assets'
import { keepAuditHead, registerAuditOperations } from './audit'
import { registerCollectOperations } from './collect'
import { companyWatcher, registerCompanyData } from './company'
import { loadDemoData } from './data-import'
import { dataKinds } from './data-kinds'
import { installBlockGallery } from './dev-blocks'
import { installEvents } from './events'
import { registerGroupOperations } from './groups'
import { registerLeadInbox, registerLeadOperations } from './leads'
import { installMembers, noteLock } from './members'
import {
  compressPage,
  createPageDetail,
  createPublishedBlocks,
  isDemoStore,
  listenToPageChanges,
  loadDemoPages,
  registerPageOperations,
} from './pages'
import { installPassport } from './passport'
import { installPassportPages } from './passport-pages'
import { registerPrivacyOperations } from './privacy'
import { deleteOldRows } from './retention'
import { installSite, renderPublished } from './site'
import { deliverMessage, registerSmsOperations } from './sms'
import { installStaff } from './staff'
import { registerAssetLibrary } from './studio-assets'
import { registerStudioPages, runSchedule } from './studio-pages'
import { installStudioSite } from './studio-site'
import { registerTargetingOperations } from './targeting'
import { installVisits } from './visits'
import { installWechat } from './wechat'

/**
 * Adds every module to the frame and does what must be done before traffic: demo pages and their data on a first
 * start, and the published pages rendered for this build. `report` gets a line for each step that takes a while.
 */
export async function installModules(
  app: FastifyInstance,
  ctx: Context,
  report: (line: string) => void = (line) => ctx.log.info(line),
): Promise<void> {
  await checkPiiKeys(ctx)
  await ctx.company.read()
  const changes = await listenToPageChanges(ctx)
  app.addHook('onClose', () => changes.close())
  changes.watch(companyWatcher(ctx))
  installPassport(app, ctx)
  installPassportPages(app, ctx)
  registerPrivacyOperations(app, ctx)
  registerAssetRoutes(app, ctx)
  const detail = createPageDetail(ctx, changes.clock)
  changes.watch(detail)
  registerPageOperations(app, detail)
  registerActivityDataOperations(app, ctx)
  registerTargetingOperations(app, ctx)
  registerGroupOperations(app, ctx)
  registerCollectOperations(app, ctx)
  await installSite(app, ctx, changes)
  await installStudioSite(app, ctx)
  installVisits(app, ctx)
  installEvents(app, ctx)
  const outside = createOutside(ctx)
  registerSmsOperations(app, ctx, outside)
  const forms = createPublishedBlocks(ctx, 'leadForm')
  changes.watch(forms)
  registerLeadOperations(app, ctx, forms)
  registerLeadInbox(app, ctx)
  installWechat(app, ctx, outside)
  installStaff(app, ctx, outside)
  installAccount(app, ctx, outside)
  installMembers(app, ctx)
  registerAuditOperations(app, ctx)
  registerAssetLibrary(app, ctx)
  registerStudioPages(app, ctx, changes.clock)
  registerCompanyData(app, ctx)
  installBlockGallery(app, ctx)
  if (await isDemoStore(ctx)) await loadDemoData(ctx, dataKinds)
  await loadDemoPages(ctx, report)
  await renderPublished(ctx, report)
}

/** Who does the work of each kind of job. */
export function jobHandlers(ctx: Context): JobHandlers {
  const sms = chooseSms(ctx)
  return {
    'send-sms': (data) => deliverMessage(ctx, sms, data),
    'page-schedule': ({ page_id }) => runSchedule(ctx, page_id),
    'render-published': () => renderPublished(ctx, (line) => ctx.log.info(line)),
    'compress-page': (data) => compressPage(ctx, data),
    'note-member-lock': (data) => noteLock(ctx, data),
    'keep-audit-head': () => keepAuditHead(ctx),
    'clean-stored-files': (data) => cleanStoredFiles(ctx, data),
    'delete-old-rows': () => deleteOldRows(ctx),
  }
}
