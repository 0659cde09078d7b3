import { defineModule } from '../define-module'
import { registerOpenid } from './openid'
import { registerPayPage } from './pay-page'
import { registerPayerPages } from './sandbox/payer-pages'

/** Where visitors pay: the payment page, how it learns who pays inside WeChat, and the sandbox's payer pages. */
export const cashierModule = defineModule({
  name: 'cashier',
  serve(app, ctx, { outside }) {
    registerPayPage(app, ctx, outside)
    registerOpenid(app, ctx, outside)
    if (ctx.config.env !== 'production') registerPayerPages(app, ctx)
  },
})
