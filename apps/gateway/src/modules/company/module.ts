import { defineModule } from '../define-module'
import * as tables from './company-tables'
import { companyWatcher } from './company-watcher'
import { registerCompanyData } from './routes'

export const companyModule = defineModule({
  name: 'company',
  tables,
  serve(app, ctx) {
    app.publishedPages.watch(companyWatcher(ctx))
    registerCompanyData(app, ctx)
  },
})
