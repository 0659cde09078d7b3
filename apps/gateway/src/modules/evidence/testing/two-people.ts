import { hashHandset } from '../../../pii/sealed-handset'
import { asOwner } from '../../audit/testing/tamper'
import { addLead } from '../../leads/inbox/testing/add-lead'
import { createRecorder, nameOf } from '../../renderings'
import { signIn } from '../../testing/sign-in'
import type { TestStore } from '../../testing/start-test-gateway'
import { pageHtml } from './fill-evidence'

export const PID = '202611280000000000000001'

/** Ann, who left a phone, agreed, signed and ordered, and Ben, who uses her browser, too. */
export interface TwoPeople {
  ann: { uid: number; handset: string; lead_id: number; contract_no: string }
  ben: { uid: number; handset: string; lead_id: number }
  /** The name of the page that all of it happened on. */
  rendering: string
  hash: string
}

/**
 * Two days ago, minute by minute: Ann looks without a login, Ben looks logged in and in another browser, Ann agrees, leaves
 * her phone, looks logged in, signs, orders and pays; a day later she looks once more.
 */
export async function twoPeople(store: TestStore): Promise<TwoPeople> {
  const { ctx } = store
  const html = pageHtml('sale', 7)
  const build = { folder: '/nowhere', path: '/nowhere/' } as const
  const recorder = createRecorder(ctx, { build, versionId: async () => null })
  await recorder.record({ code: 'sale', html: Buffer.from(html), csp: "default-src 'self'" })
  await recorder.close()
  const { rendering, hash } = nameOf(html)
  const [ann, ben] = await Promise.all([person(store, '13812345678'), person(store, '13987654321')])
  const [message] = await messagesOf(store, ann.lead_id)
  const [another] = await messagesOf(store, ben.lead_id)
  const contract_no = await asOwnerReplica(store, async (query) => {
    await query("UPDATE rendering SET first_loaded_at = now() - interval '3 days'")
    await query(
      `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, price, payable, expire_at, created_at)
       VALUES ($1, $2, 1, 1, '课程', '一年', 100, 100, now(), now() - interval '2 days' + interval '7 minutes')`,
      [PID, ann.uid],
    )
    const views: [session: string, seq: number, minute: number, browser: string, uid: number | null][] = [
      ['s-ann', 1, 0, 'browser-of-both-0', null],
      ['s-ben', 1, 1, 'browser-of-both-0', ben.uid],
      ['s-ben-2', 1, 2, 'browser-of-ben-00', null],
      ['s-ann', 2, 5, 'browser-of-both-0', ann.uid],
      ['s-ann', 3, 1_440, 'browser-of-both-0', ann.uid],
    ]
    for (const [session, seq, minute, browser, uid] of views)
      await query(
        `INSERT INTO visit_log (session_id, page_id, view_seq, code, page_version, rendering, container, visitor_id, uid, created_at)
         VALUES ($1, '', $2, 'sale', 7, $3, 'wx', $4, $5, now() - interval '2 days' + make_interval(mins => $6))`,
        [session, seq, rendering, browser, uid, minute],
      )
    await query('INSERT INTO contract (contract_id, title) VALUES ($1, $2)', ['advice', '服务协议'])
    await query(
      `INSERT INTO contract_version (contract_id, version, state, title, body, withdrawal, published_at)
       VALUES ('advice', 1, 'live', '服务协议', '正文', '五个工作日内', now())`,
    )
    const { rows: signed } = await query(
      `INSERT INTO contract_sign (uid, shop_product_id, contract_id, version, signed_at, sms_message_id, ip, ua, agreed,
         document, text_hash, withdraw_until)
       VALUES ($1, 1, 'advice', 1, now() - interval '2 days' + interval '6 minutes', 1, '::1', '', '{}', '', repeat('0', 64),
         current_date + 7) RETURNING contract_no`,
      [ann.uid],
    )
    const { rows: agreed } = await query(
      `INSERT INTO consent_log (handset_hash, doc, version, purpose, ip, ua)
       VALUES ($1, 'privacy', '2026-11-01', 'service', '::1', ''), ($2, 'privacy', '2026-11-01', 'service', '::1', '') RETURNING id`,
      [hashHandset(ctx.config, ann.handset), hashHandset(ctx.config, ben.handset)],
    )
    const acts: [kind: string, subject: unknown, minute: number, browser: string, uid: number | null][] = [
      ['consent', agreed[0]?.id, 3, '', null],
      ['consent', agreed[1]?.id, 3, '', null],
      ['lead', message, 4, 'browser-of-both-0', null],
      ['lead', another, 4, 'browser-of-ben-00', null],
      ['contract', signed[0]?.contract_no, 6, '', null],
      ['order', PID, 7, 'browser-of-both-0', ann.uid],
      ['payment', PID, 8, 'browser-of-both-0', ann.uid],
    ]
    for (const [kind, subject, minute, browser, uid] of acts) {
      const values = [kind, String(subject), minute]
      await query(
        `INSERT INTO exposure (kind, subject, rendering, page_code, page_version, container, created_at)
         VALUES ($1, $2, $4, 'sale', 7, 'wx', now() - interval '2 days' + make_interval(mins => $3))`,
        [...values, rendering],
      )
      if (browser === '') continue
      await query(
        `INSERT INTO conversion (kind, subject, channel, visitor_id, uid, created_at)
         VALUES ($1, $2, '', $4, $5, now() - interval '2 days' + make_interval(mins => $3))`,
        [...values, browser, uid],
      )
    }
    return String(signed[0]?.contract_no)
  })
  return { ann: { ...ann, contract_no }, ben, rendering, hash }
}

async function person(store: TestStore, handset: string) {
  const { uid } = await signIn(store, handset)
  const minute = 4 * 60_000
  const created_at = new Date(Date.now() - 2 * 86_400_000 + minute)
  return { uid, handset, lead_id: await addLead(store, { handset, created_at }) }
}

async function messagesOf({ ctx }: TestStore, lead_id: number): Promise<string[]> {
  const { rows } = await ctx.db.pool.query('SELECT sms_message_id FROM lead_touch WHERE lead_id = $1', [
    lead_id,
  ])
  return rows.map(({ sms_message_id }) => String(sms_message_id))
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

/** Rows that the inserted ones refer to are left out: foreign keys are not checked. */
async function asOwnerReplica<Result>(
  store: TestStore,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined
  await asOwner(store, async (run) => {
    result = await work(run as Query)
  })
  return result as Result
}
