import { chooseTimeStamp } from '../../integrations'
import { defineModule, moduleJob, networkLog } from '../define-module'
import { keepAnchor } from './anchor/anchors'
import * as tables from './evidence-tables'
import { registerEvidenceOperations } from './routes'
import { sealHours } from './seal/seal-hours'

declare module '../../jobs/job' {
  interface JobData {
    /** Seals the hours that are over, and has what was sealed stamped externally. */
    'seal-evidence': Record<string, never>
  }
}

export const evidenceModule = defineModule({
  name: 'evidence',
  tables,
  jobs: [
    moduleJob({
      name: 'seal-evidence',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await sealHours(ctx)
        await keepAnchor(ctx, chooseTimeStamp(ctx))
      },
    }),
  ],
  retention: [{ table: tables.visitLeaf, since: tables.visitLeaf.hour, days: networkLog }],
  serve: registerEvidenceOperations,
})
