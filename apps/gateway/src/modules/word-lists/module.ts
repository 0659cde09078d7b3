import { sql } from 'drizzle-orm'
import { defineModule, moduleJob } from '../define-module'
import { registerWordLists } from './console/routes'
import { resumeTrial, tryWordList } from './try-word-list'
import * as tables from './word-list-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Checks every published page against a list of words and rules before it can come into force. */
    'try-word-list': { revision: number }
    /** Resumes a trial that has stalled. */
    'resume-trial': Record<string, never>
  }
}

export const wordListsModule = defineModule({
  name: 'word-lists',
  tables,
  jobs: [
    moduleJob({
      name: 'try-word-list',
      urgency: 'soon',
      worker:
        (ctx) =>
        ({ revision }) =>
          tryWordList(ctx, revision),
    }),
    moduleJob({
      name: 'resume-trial',
      urgency: 'mending',
      repeat: 'five-minutely',
      worker: (ctx) => () => resumeTrial(ctx),
    }),
  ],
  subjects: {
    word_list: (key) =>
      sql`SELECT w.note AS name FROM ${tables.wordList} AS w WHERE w.revision::text = ${key}`,
  },
  serve(app, ctx) {
    registerWordLists(app, ctx)
  },
})
