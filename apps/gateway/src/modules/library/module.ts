import { defineModule, moduleJob } from '../define-module'
import * as sectionTables from './library-tables'
import { registerLibrary } from './routes'
import { sectionSubject } from './section-store'
import { templateSubject } from './template-store'
import * as templateTables from './template-tables'
import { updatePages } from './update-pages'

declare module '../../jobs/job' {
  interface JobData {
    /** Brings the current blocks of a section to the pages that link it. */
    'section-update': { section_id: number }
  }
}

export const libraryModule = defineModule({
  name: 'library',
  tables: { ...sectionTables, ...templateTables },
  subjects: { section: sectionSubject, template: templateSubject },
  jobs: [
    moduleJob({
      name: 'section-update',
      urgency: 'promised',
      worker:
        (ctx) =>
        ({ section_id }) =>
          updatePages(ctx, section_id),
    }),
  ],
  serve: registerLibrary,
})
