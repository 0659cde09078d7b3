import type { ErasureLine } from '../../backup/erasure-ledger'
import { defineModule, moduleJob } from '../define-module'
import { keepLater } from './keep-erasure'
import { registerPrivacyOperations } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Records outside of the database that somebody was erased. */
    'keep-erasure': ErasureLine
  }
}

export const privacyModule = defineModule({
  name: 'privacy',
  jobs: [
    moduleJob({
      name: 'keep-erasure',
      urgency: 'waited-for',
      worker: (ctx) => (line) => keepLater(ctx, line),
    }),
  ],
  serve: (app, ctx, { declared }) => registerPrivacyOperations(app, { ...ctx, ...declared }),
})
