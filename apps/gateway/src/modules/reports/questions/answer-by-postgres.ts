import type { Database } from '../../../db/database'
import { databaseTime } from '../../../db/database-time'
import { blocksOf } from './blocks'
import { countedUntil, isCounted, isSeen } from './counted'
import { figuresBy, reached } from './figures'
import { formsOf } from './forms'
import { funnel } from './funnel'
import { live } from './live'
import { pageHoursOf } from './page-hours-of'
import type { Questions } from './questions'

/** Answers from what is counted where that will do, and else from the rows themselves. */
export function answerByPostgres({ orm }: Pick<Database, 'orm'>): Questions {
  return {
    countedUntil: () => countedUntil(orm),
    clock: () => databaseTime(orm),
    isCounted: (days) => isCounted(orm, days),
    isSeen: (code) => isSeen(orm, code),
    ofPage: (asked, by) => figuresBy(orm, { of: 'page', ...asked }, by),
    ofCompany: (days, by) => figuresBy(orm, { of: 'company', ...days }, by),
    pagesOf: async (days, most) => (await figuresBy(orm, { of: 'pages', ...days }, { page: most })).page,
    linksOf: async (days, codes) =>
      (await figuresBy(orm, { of: 'links', codes, ...days }, { link: codes.length })).link,
    reached: (code, measure, days) => reached(orm, { of: 'page', code, ...days }, measure),
    viewsOf: async (asked) => (await figuresBy(orm, { of: 'page', ...asked }, {})).totals.views,
    blocksOf: (asked) => blocksOf(orm, asked),
    formsOf: (asked) => formsOf(orm, asked),
    funnel: (asked) => funnel(orm, asked),
    live: (asked) => live(orm, asked),
    pageHours: (span) => pageHoursOf(orm, span),
  }
}
