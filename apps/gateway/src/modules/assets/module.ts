import { defineModule, moduleJob } from '../define-module'
import * as tables from './asset-tables'
import { cleanStoredFiles } from './clean-stored-files'
import { assetSubject } from './library-store'
import { registerAssetRoutes } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Removes metadata from stored pictures and videos, beginning after this hash. */
    'clean-stored-files': { after?: string }
  }
}

export const assetsModule = defineModule({
  name: 'assets',
  tables,
  subjects: { asset: assetSubject },
  growing: [
    {
      table: tables.asset,
      limit:
        'one for a drawing that a page of the program names and the company’s colours, when first looked at',
      goes: 'never, as what members upload',
    },
  ],
  jobs: [
    moduleJob({
      name: 'clean-stored-files',
      urgency: 'mending',
      repeat: 'once',
      worker: (ctx) => (data) => cleanStoredFiles(ctx, data),
    }),
  ],
  serve: registerAssetRoutes,
})
