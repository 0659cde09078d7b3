import { defineModule, moduleJob } from '../define-module'
import * as tables from './library-tables'
import { registerLibrary } from './routes'
import { sectionSubject } from './section-store'
import { updatePages } from './update-pages'

declare module '../../jobs/job' {
  interface JobData {
    /** Brings the blocks that a section has now to the pages that link it. */
    'section-update': { section_id: number }
  }
}

export const libraryModule = defineModule({
  name: 'library',
  tables,
  subjects: { section: sectionSubject },
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
