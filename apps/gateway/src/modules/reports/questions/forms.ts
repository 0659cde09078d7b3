import { FORM_STEPS } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { formDay } from '../report-tables'
import type { FormFigures } from './questions'
import { isOfScope, type OfCodes } from './scope'

const MOST_FORMS = 50
const MOST_STOPS = 100

/** Views of a form that reached the same step and were last refused there with the same code. */
interface Ended {
  block_id: string
  block: string
  /** Place of the last step among the steps. */
  step: number
  /** -1: there was no refusal. */
  code: number
  views: number
}

/** How far views came in each form of a page, the most seen form first. */
export async function formsOf(orm: Orm, asked: OfCodes): Promise<FormFigures[]> {
  const { rows } = await orm.execute<Ended & Record<string, unknown>>(sql`
    SELECT block_id, block, step, code, sum(count)::int AS views FROM ${formDay} AS f
    WHERE ${isOfScope({ of: 'page', ...asked })}
    GROUP BY block_id, block, step, code ORDER BY views DESC, step, code`)
  const forms = new Map<string, Ended[]>()
  for (const row of rows) {
    const form = `${row.block_id} ${row.block}`
    forms.set(form, [...(forms.get(form) ?? []), row])
  }
  return [...forms.values()].map(formOf).sort(seenMost).slice(0, MOST_FORMS)
}

function formOf(ended: readonly Ended[]): FormFigures {
  const { block_id = '', block = '' } = ended[0] ?? {}
  const cameTo = (place: number) =>
    ended.reduce((sum, { step, views }) => sum + (step >= place ? views : 0), 0)
  const stops = ended
    .filter(({ step }) => step < FORM_STEPS.length - 1)
    .map(({ step, code, views }) => ({
      after: FORM_STEPS[step] ?? 'seen',
      code: code < 0 ? null : code,
      views,
    }))
  return {
    block_id,
    block,
    steps: FORM_STEPS.map((step, place) => ({ step, views: cameTo(place) })),
    stops: stops.slice(0, MOST_STOPS),
  }
}

function seenMost(one: FormFigures, other: FormFigures): number {
  const more = (other.steps[0]?.views ?? 0) - (one.steps[0]?.views ?? 0)
  return more || (one.block_id < other.block_id ? -1 : 1)
}
