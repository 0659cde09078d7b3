import { fixedRoutes, legalPages } from '@yingzao/contract/server'
import { type AlarmChannel, type AlarmKind, alarmKinds } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { pagesWithoutLinks } from '../channels'
import { pageLists } from '../pages'
import { type PageHour, pagesPastTargets } from '../reports'
import { type AlarmFigures, judge, lookedBack, type Thresholds, USUAL_DAYS } from './judge'
import { whyWords } from './words'

/** What happened on all pages in a span of hours, whoever counts it. */
export type Figures = (from: Date, to: Date) => Promise<readonly PageHour[]>

/** The parts of a rule needed for its judgement. */
export interface JudgingRule extends Thresholds {
  /** Null: all pages without a rule of this kind of their own. */
  page_code: string | null
  is_on: boolean
  tells: readonly AlarmChannel[]
  /** Addresses notified by mail; none: those of the deployment. */
  mail_to: readonly string[]
}

export interface PublishedPage {
  page_code: string
  page_title: string
  published_at: Date
  /** What it was made for is over: it is no trouble that nobody comes. */
  is_over?: boolean
}

/** Something that is wrong at this moment. */
export interface Trouble {
  kind: AlarmKind
  page_code: string
  page_title: string
  figures: AlarmFigures
  words: string
  tells: readonly AlarmChannel[]
  mail_to: readonly string[]
}

/** Pages that have to be there, whether anybody comes or not. */
const UNAWAITED: ReadonlySet<string> = new Set([...fixedRoutes, ...legalPages].map(({ code }) => code))

/** Returns the pages that visitors see. They were published no later than their last change. */
export async function findPublished({ db }: Pick<Context, 'db'>): Promise<PublishedPage[]> {
  const [pages, withoutLinks, pastTargets] = await Promise.all([
    pageLists.findSummaries(db.orm),
    pagesWithoutLinks(db.orm),
    pagesPastTargets(db.orm),
  ])
  const over = new Set([...withoutLinks, ...pastTargets])
  return pages
    .filter(({ published_version }) => published_version !== null)
    .map(({ code, title, updated_at }) => ({
      page_code: code,
      page_title: title,
      published_at: updated_at,
      is_over: over.has(code),
    }))
}

/**
 * Returns what is wrong with which page, according to these rules. Figures are requested once, as far back as any rule
 * looks.
 */
export async function findTrouble(
  {
    figures,
    rules,
    pages,
  }: { figures: Figures; rules: readonly JudgingRule[]; pages: readonly PublishedPage[] },
  now: Date,
): Promise<Trouble[]> {
  const judging = rules.filter(({ is_on }) => is_on)
  if (judging.length === 0 || pages.length === 0) return []
  const longest = Math.max(...judging.map(({ hours }) => hours))
  const { from, to } = lookedBack({ hours: longest + USUAL_DAYS * 24 }, now)
  const all = await figures(new Date(from), new Date(to))
  const hoursOf = byPage(all)
  const viewsBack = viewsByHours(all, judging, now)
  return pages.flatMap((page) =>
    alarmKinds.flatMap((kind) => {
      const rule = ruleFor(rules, kind, page.page_code)
      if (!rule?.is_on || (kind === 'no_views' && page.is_over)) return []
      const { holds, figures: why } = judge(rule, {
        hours: hoursOf.get(page.page_code) ?? [],
        now,
        published_at: page.published_at,
        is_awaited: !UNAWAITED.has(page.page_code),
        all_views: viewsBack.get(rule.hours) ?? 0,
      })
      if (!holds) return []
      const { page_code, page_title } = page
      const { tells, mail_to } = rule
      return [{ kind, page_code, page_title, figures: why, words: whyWords(kind, why), tells, mail_to }]
    }),
  )
}

/** A page's own rule, else the one for all pages. */
function ruleFor(rules: readonly JudgingRule[], kind: AlarmKind, page_code: string): JudgingRule | undefined {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  return ofKind.find((rule) => rule.page_code === page_code) ?? ofKind.find((rule) => rule.page_code === null)
}

/** Views of all pages within the hours that a rule looks back, by that number of hours. */
function viewsByHours(
  all: readonly PageHour[],
  rules: readonly JudgingRule[],
  now: Date,
): ReadonlyMap<number, number> {
  const spans = new Set(rules.filter(({ kind }) => kind === 'no_views').map(({ hours }) => hours))
  return new Map(
    [...spans].map((hours) => {
      const { from, to } = lookedBack({ hours }, now)
      const isIn = ({ hour }: PageHour) => hour.getTime() >= from && hour.getTime() < to
      return [hours, all.reduce((sum, one) => (isIn(one) ? sum + one.views : sum), 0)]
    }),
  )
}

function byPage(all: readonly PageHour[]): ReadonlyMap<string, PageHour[]> {
  const hoursOf = new Map<string, PageHour[]>()
  for (const hour of all) {
    const known = hoursOf.get(hour.page_code)
    if (known) known.push(hour)
    else hoursOf.set(hour.page_code, [hour])
  }
  return hoursOf
}
