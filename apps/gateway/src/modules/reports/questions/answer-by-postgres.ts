import type { Database } from '../../../db/database'
import { databaseTime } from '../../../db/database-time'
import { pageAddresses } from '../../pages'
import { blocksOf } from './blocks'
import { countedUntil, isCounted, isSeen } from './counted'
import { figuresBy, reached } from './figures'
import { formsOf } from './forms'
import { funnel } from './funnel'
import { live } from './live'
import { pageHoursOf } from './page-hours-of'
import type { OfPage, Questions } from './questions'

/** Answers from the counts where they suffice, otherwise from the rows themselves. */
export function answerByPostgres({ orm }: Pick<Database, 'orm'>): Questions {
  /** By every code that leads to its page. */
  async function byCodes<Asked extends { code: string }>({ code, ...asked }: Asked) {
    return { ...asked, codes: await pageAddresses.codesOf(orm, code) }
  }
  const ofPage = async (asked: OfPage) => ({ of: 'page' as const, ...(await byCodes(asked)) })
  const ofAny = async <Asked extends { code?: string | undefined }>({ code, ...asked }: Asked) => ({
    ...asked,
    codes: code === undefined ? undefined : await pageAddresses.codesOf(orm, code),
  })
  return {
    countedUntil: () => countedUntil(orm),
    clock: () => databaseTime(orm),
    isCounted: (days) => isCounted(orm, days),
    isSeen: async (code) => isSeen(orm, await pageAddresses.codesOf(orm, code)),
    ofPage: async (asked, by) => figuresBy(orm, await ofPage(asked), by),
    ofCompany: (days, by) => figuresBy(orm, { of: 'company', ...days }, by),
    pagesOf: async (days, most) => (await figuresBy(orm, { of: 'pages', ...days }, { page: most })).page,
    linksOf: async (days, codes) =>
      (await figuresBy(orm, { of: 'links', codes, ...days }, { link: codes.length })).link,
    reached: async (code, measure, days) => reached(orm, await ofPage({ code, ...days }), measure),
    viewsOf: async (asked) => (await figuresBy(orm, await ofPage(asked), {})).totals.views,
    blocksOf: async (asked) => blocksOf(orm, await byCodes(asked)),
    formsOf: async (asked) => formsOf(orm, await byCodes(asked)),
    funnel: async (asked) => funnel(orm, await ofAny(asked)),
    live: async (asked) => live(orm, await ofAny(asked)),
    pageHours: (span) => pageHoursOf(orm, span),
  }
}
