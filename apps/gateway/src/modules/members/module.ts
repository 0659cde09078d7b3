import { defineModule, moduleJob } from '../define-module'
import { memberFinder } from './find-member'
import { memberSubject } from './member-names'
import * as tables from './member-tables'
import { noteLock } from './note-lock'
import { registerMemberOperations } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Records in the audit log that wrong passwords have locked a login, if somebody has it. */
    'note-member-lock': { login_key: string; ip: string; is_known_device: boolean }
  }
}

export const membersModule = defineModule({
  name: 'members',
  tables,
  subjects: { member: memberSubject },
  jobs: [
    moduleJob({
      name: 'note-member-lock',
      urgency: 'soon',
      worker: (ctx) => (data) => noteLock(ctx, data),
    }),
  ],
  serve(app, ctx) {
    app.findMember = memberFinder(ctx)
    registerMemberOperations(app, ctx)
  },
})
