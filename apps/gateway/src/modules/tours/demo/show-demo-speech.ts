import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { sealHandset } from '../../../pii/sealed-handset'
import { issueSession } from '../../passport'
import { keepReminder, ticketFor } from '../move-up'
import { keepPlace, takePlaces } from '../place-store'
import { speech } from '../tour-tables'
import type { DemoPlace, DemoSpeech, DemoTime } from './demo-tours'

/** How long a talk takes. */
const LENGTH = sql`interval '2 hours'`

/** A demo talk with its enrolments, in the transaction that creates its tour. */
export async function showDemoSpeech(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  tour_id: string,
  { begins, enrol_day, places, ...shown }: DemoSpeech,
): Promise<void> {
  await tx.insert(speech).values({
    ...shown,
    tour_id,
    enrol_from: momentOf({ day: enrol_day, hour: 9 }),
    start_at: momentOf(begins),
    end_at: sql`${momentOf(begins)} + ${LENGTH}`,
  })
  for (const place of places) await showPlace(ctx, tx, shown.speech_id, place, begins.day > 0)
}

async function showPlace(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  speech_id: string,
  { handset, ticket_no, ...place }: DemoPlace,
  isToCome: boolean,
): Promise<void> {
  const { uid } = await issueSession(ctx, tx, handset)
  const { people_num } = place
  if (ticket_no !== undefined) {
    if (!(await takePlaces(tx, speech_id, people_num)))
      throw new Error(`The demo's talk ${speech_id} has no room for ${place.enroll_no}.`)
    await ticketFor(tx, { speech_id, uid, people_num }, ticket_no)
  }
  await keepPlace(tx, {
    ...place,
    ...sealHandset(ctx.config, 'tour_enroll', handset),
    speech_id,
    uid,
    ticket_no: ticket_no ?? null,
    by_sms: false,
    consent: 'not_recorded',
    page_code: 'xunjiang',
  })
  if (isToCome && ticket_no !== undefined) await keepReminder(tx, { speech_id, uid })
}

/** In China, whatever the hour of the first start. */
function momentOf({ day, hour }: DemoTime): SQL {
  return sql`(date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') + ${day} * interval '1 day'
    + ${hour} * interval '1 hour') AT TIME ZONE 'Asia/Shanghai'`
}
