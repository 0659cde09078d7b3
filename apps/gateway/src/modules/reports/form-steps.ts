import { specs } from '@yingzao/blocks/props'
import { FORM_STEPS } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'

type FormStep = (typeof FORM_STEPS)[number]

/** The event by which a view reaches each step of a form. */
const EVENT_OF_STEP: Readonly<Record<FormStep, string>> = {
  seen: 'expose',
  begun: 'lead_start',
  phone_valid: 'phone_valid',
  code_sent: 'sms_sent',
  code_right: 'code_right',
  stored: 'lead_ok',
}

/** The events that say why somebody could not go on. */
export const REFUSALS = ['sms_fail', 'lead_fail'] as const

/** The blocks whose steps are reported: those that collect leads. */
export const FORM_BLOCKS: readonly string[] = specs.having('collectsLeads').map(({ name }) => name)

/** A list of names as a value in a statement. */
export const namesIn = (names: readonly string[]): SQL =>
  sql`(${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`

/** The place of an event's step among the steps; null: it is not a step. */
export function stepOf(name: SQL): SQL {
  const cases = FORM_STEPS.map(
    (step, place) => sql`WHEN ${EVENT_OF_STEP[step]} THEN ${sql.raw(String(place))}`,
  )
  return sql`CASE ${name} ${sql.join(cases, sql` `)} END`
}

/** That an event tells how far somebody came in a form, or why no further. */
export function isOfForm(name: SQL): SQL {
  return sql`${name} IN ${namesIn([...Object.values(EVENT_OF_STEP), ...REFUSALS])}`
}
