import { defineModule } from '../define-module'
import { registerPlainForms } from './answer-form'
import { registerSurveyInbox } from './inbox/routes'
import { registerSurveyOperations } from './routes'
import * as tables from './survey-tables'

/** Two years: what was asked is out of date by then. */
const KEPT_DAYS = 730

export const surveysModule = defineModule({
  name: 'surveys',
  tables,
  personal: [{ table: tables.surveyAnswer, fate: 'delete' }],
  retention: [{ table: tables.surveyAnswer, since: tables.surveyAnswer.created_at, days: () => KEPT_DAYS }],
  growing: [{ table: tables.surveyAnswer, limit: '60 a minute for a network' }],
  serve(app, ctx) {
    const tools = { ...ctx, forms: app.publishedPages.blocksWith('asksFields') }
    registerSurveyOperations(app, tools)
    // What pages call is another gateway's, and so are their answers.
    if (ctx.config.gatewayOrigin === undefined) registerPlainForms(app, tools)
    registerSurveyInbox(app, ctx)
  },
})
