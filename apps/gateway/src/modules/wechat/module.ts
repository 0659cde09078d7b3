import { defineModule, networkLog } from '../define-module'
import { registerWechatOperations } from './routes'
import { registerSandboxPage } from './sandbox-page'
import * as tables from './wechat-tables'

export const wechatModule = defineModule({
  name: 'wechat',
  tables,
  personal: [
    { table: tables.urlLinkLog, fate: 'unlink', why: 'The vendor limits how many links there may be.' },
  ],
  retention: [{ table: tables.urlLinkLog, since: tables.urlLinkLog.created_at, days: networkLog }],
  growing: [{ table: tables.urlLinkLog, limit: 'of a network 20 a minute' }],
  serve(app, ctx, { outside }) {
    registerWechatOperations(app, ctx, outside)
    if (ctx.config.env !== 'production') registerSandboxPage(app)
  },
})
