import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { findHistory } from '../../audit'
import { findGivenConsents } from '../../passport'
import { findMessages } from '../../sms'
import { actorNameOf, describeAct, mentionedIn } from './describe-history'
import { findNames, findNotes, findTouches } from './detail-store'
import { findRows } from './inbox-store'
import { listedLead } from './list-leads'

type Detail = StudioResponse<StudioOperations['leadDetail']>
type Message = Detail['messages'][number]

/** Longest history that is shown; the audit log has all of it. */
const LONGEST_HISTORY = 100

const STATES: Record<Awaited<ReturnType<typeof findMessages>>[number]['state'], Message['state']> = {
  queued: 'waiting',
  sending: 'waiting',
  accepted: 'sent',
  refused: 'failed',
  given_up: 'failed',
  unknown: 'unknown',
  void: 'void',
}

/** A lead with everything that is known of it. Throws `notFound`, also for one that was erased. */
export async function leadDetail(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  leadId: number,
): Promise<Detail> {
  const [row] = await findRows(orm, [leadId])
  if (!row) throw new AppError(studioErrors.notFound)
  const touches = await findTouches(orm, leadId)
  const sent = touches.map(({ sms_message_id }) => sms_message_id)
  if (row.download_message_id !== null) sent.push(row.download_message_id)
  const consents = (await findGivenConsents(orm, [row.handset_hash])).get(row.handset_hash) ?? []
  return {
    lead: listedLead(config, row),
    touch_list: touches.map(({ sms_message_id: _, ...touch }) => dated(touch)),
    consents: consents.toReversed().map(({ withdrawn_at, ...consent }) => ({
      ...dated(consent),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    messages: (await findMessages(orm, sent)).map(({ scene, state, at }) => ({
      kind: scene === 'download' ? 'download' : 'code',
      state: STATES[state],
      at: at.toISOString(),
    })),
    notes: (await findNotes(orm, leadId)).map(dated),
    history: await historyOf(orm, leadId),
  }
}

async function historyOf(orm: Orm, leadId: number): Promise<Detail['history']> {
  const rows = await findHistory(orm, `lead:${leadId}`, LONGEST_HISTORY)
  const names = await findNames(orm, mentionedIn(rows))
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: actorNameOf(row, names),
    action: row.action,
    text: describeAct(row, names),
  }))
}

function dated<Row extends { at: Date }>(row: Row): Omit<Row, 'at'> & { at: string } {
  return { ...row, at: row.at.toISOString() }
}
