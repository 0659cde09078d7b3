import {
  alarmLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { type Figures, findPublished, findTrouble } from '../find-trouble'
import { findRules } from '../rule-store'
import { refuseUnknownPage } from './save-rule'

type Thresholds = StudioInput<StudioOperations['alarmRuleTry']>

/** Returns what a rule would find now on its pages. It opens no alarm and notifies nobody. */
export async function tryRule(
  { db }: Pick<Context, 'db'>,
  figures: Figures,
  thresholds: Thresholds,
  now = new Date(),
): Promise<StudioResponse<StudioOperations['alarmRuleTry']>> {
  await refuseUnknownPage({ db }, thresholds.page_code)
  const pages = await pagesOf({ db }, thresholds)
  const rules = [{ ...thresholds, page_code: null, is_on: true, tells: [], mail_to: [] }]
  const found = await findTrouble({ figures, rules, pages }, now)
  return {
    at: now.toISOString(),
    judged: pages.length,
    found: found.length,
    list: found.slice(0, alarmLimits.tried).map(({ page_code, page_title, words, figures: why }) => ({
      page_code,
      page_title,
      words,
      figures: why,
    })),
  }
}

/** The page that it is for, or all pages without a rule of this kind of their own. */
async function pagesOf({ db }: Pick<Context, 'db'>, { kind, page_code }: Thresholds) {
  const published = await findPublished({ db })
  if (page_code !== null) return published.filter((page) => page.page_code === page_code)
  const rules = await findRules(db.orm)
  const own = new Set(rules.filter((rule) => rule.kind === kind).map((rule) => rule.page_code))
  return published.filter((page) => !own.has(page.page_code))
}
