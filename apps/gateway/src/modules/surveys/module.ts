import { defineModule, moduleJob } from '../define-module'
import { refuseForms } from '../site'
import { PLAIN_FORMS, registerPlainForms } from './answer-form'
import { dropUnclaimed } from './files/file-store'
import { registerSurveyInbox } from './inbox/routes'
import { registerSurveyOperations } from './routes'
import * as tables from './survey-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Deletes a file that nobody has handed in. */
    'drop-survey-file': { id: number }
  }
}

/** Two years: what was asked is out of date by then. */
const KEPT_DAYS = 730

export const surveysModule = defineModule({
  name: 'surveys',
  tables,
  // Their files are deleted with the answers, by the foreign key.
  personal: [{ table: tables.surveyAnswer, fate: 'delete' }],
  retention: [{ table: tables.surveyAnswer, since: tables.surveyAnswer.created_at, days: () => KEPT_DAYS }],
  growing: [
    { table: tables.surveyAnswer, limit: '60 a minute for a network' },
    {
      table: tables.surveyFile,
      limit: '120 an hour for a network, 1,200 for a form, and 2 GB of what is not handed in',
      goes: 'within a day, or with its answers',
    },
  ],
  jobs: [
    moduleJob({
      name: 'drop-survey-file',
      urgency: 'upkeep',
      worker:
        ({ db }) =>
        ({ id }) =>
          dropUnclaimed(db.orm, id),
    }),
  ],
  serve(app, ctx) {
    const tools = { ...ctx, forms: app.publishedPages.blocksWith('asksFields') }
    registerSurveyOperations(app, tools)
    // Where pages call another gateway, their answers go there too.
    if (ctx.config.gatewayOrigin === undefined) registerPlainForms(app, tools)
    else refuseForms(app, ctx, PLAIN_FORMS)
    registerSurveyInbox(app, ctx)
  },
})
