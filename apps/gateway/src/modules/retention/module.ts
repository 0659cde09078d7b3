import { defineModule, moduleJob } from '../define-module'
import { deleteOldRows } from './delete-old-rows'

declare module '../../jobs/job' {
  interface JobData {
    /** Deletes part of what has been kept for as long as required. */
    'delete-old-rows': Record<string, never>
  }
}

export const retentionModule = defineModule({
  name: 'retention',
  jobs: [
    moduleJob({
      name: 'delete-old-rows',
      urgency: 'upkeep',
      repeat: 'daily',
      worker:
        (ctx, { retention }) =>
        () =>
          deleteOldRows(ctx, retention),
    }),
  ],
})
