import { randomInt } from 'node:crypto'
import { hashHandsetTail, sealHandset } from '../../../../pii/sealed-handset'
import { someHandset } from '../../../testing/sign-in'
import type { TestStore } from '../../../testing/start-test-gateway'
import { callbackTask, lead, leadTouch } from '../../lead-tables'

type NewLead = typeof lead.$inferInsert

/**
 * Adds a lead as a submission leaves it, without a call: `await addLead(gateway, { nick_name: '王小明' })`. Returns its
 * number.
 */
export async function addLead(
  { ctx: { config, db } }: Pick<TestStore, 'ctx'>,
  { handset = someHandset(), ...fields }: Partial<NewLead> & { handset?: string } = {},
): Promise<number> {
  const handset_tail_hash = hashHandsetTail(config, handset)
  const sealed = sealHandset(config, 'lead', handset)
  const [row] = await db.orm
    .insert(lead)
    .values({ nick_name: '王小明', version_id: 1, ...sealed, handset_tail_hash, ...fields })
    .returning()
  if (!row) throw new Error('An insert has given no row back.')
  const { lead_id, nick_name, cps_id, page_code, upload_id, created_at } = row
  const source = { cps_id, page_code, upload_id }
  const sms_message_id = randomInt(2 ** 40)
  await db.orm
    .insert(leadTouch)
    .values({ lead_id, nick_name, ...source, is_first: true, sms_message_id, created_at })
  await db.orm.insert(callbackTask).values({ lead_id, due_at: created_at })
  return lead_id
}

/** Adds that many leads of one phone, each of another version, a second apart and older than all others. */
export async function addManyLeads(
  { ctx: { config, db } }: Pick<TestStore, 'ctx'>,
  count: number,
): Promise<void> {
  const handset = someHandset()
  const { handset_enc, handset_hash } = sealHandset(config, 'lead', handset)
  await db.pool.query(
    `WITH added AS (
       INSERT INTO lead (version_id, handset_enc, handset_hash, handset_tail_hash, nick_name, page_code, created_at)
       SELECT 1000 + n, $2, $3, $4, '李' || n, 'many', timestamptz '2020-01-01' - n * interval '1 second'
       FROM generate_series(1, $1) AS n RETURNING lead_id, created_at)
     INSERT INTO lead_touch (lead_id, is_first, sms_message_id, created_at)
     SELECT lead_id, true, -lead_id, created_at FROM added`,
    [count, handset_enc, handset_hash, hashHandsetTail(config, handset)],
  )
}

/** Removes every lead, with everything that belongs to leads. */
export async function removeLeads({ database }: Pick<TestStore, 'database'>): Promise<void> {
  // In this role no trigger protects rows, and no other table's key holds them.
  const tables = ['lead', 'lead_touch', 'lead_note', 'callback_task', 'consent_log', 'sms_message']
  await database.owner.pool.query(`
    SET session_replication_role = replica;
    ${tables.map((table) => `DELETE FROM ${table};`).join(' ')}
    SET session_replication_role = DEFAULT`)
}
