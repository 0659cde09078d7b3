import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Orm } from '../../../db/database'
import { createServer } from '../../../http/create-server'
import { hashHandset, sealHandset } from '../../../pii/sealed-handset'
import { readZip } from '../../../spreadsheets/read-zip'
import { membersModule } from '../../members'
import { serveModules } from '../../testing/serve-modules'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { registerLeadInbox } from './routes'
import { addLead, addManyLeads } from './testing/add-lead'

type Payload = StudioPayload<StudioOperations['leadExport']>

const MANY = 2_001

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '王运营' })
  await addManyLeads(gateway, MANY)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const wanted = (fields: Partial<Payload> = {}): Payload => ({
  filter: { cps_id: 'c-1' },
  format: 'csv',
  reason: '周报',
  ...fields,
})

async function exportAs(fields: Partial<Payload> = {}, member = operator) {
  const { method, path } = studioOperations.leadExport
  return gateway.app.inject({ method, url: path, payload: wanted(fields), headers: member.headers })
}

const query = async (text: string, values: unknown[] = []) =>
  (await gateway.ctx.db.pool.query(text, values)).rows

const lines = (payload: string) => payload.split('\r\n').slice(1, -1)

describe('a table', () => {
  test('has what the filter finds, masked, under a name that says what it is', async () => {
    const cps_id = 'table'
    const lead_id = await addLead(gateway, {
      handset: '13812345678',
      nick_name: '=王,小明',
      cps_id,
      page_code: 'sale',
      assignee_id: operator.member_id,
      created_at: new Date('2026-03-01T16:00:00Z'),
      updated_at: new Date('2026-03-02T16:00:00Z'),
    })
    const reply = await exportAs({ filter: { cps_id } })
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        new RegExp(
          `^attachment; filename\\*=UTF-8''${encodeURIComponent('线索-')}\\d{4}-\\d\\d-\\d\\d\\.csv$`,
        ),
      ),
      'cache-control': 'private, no-store',
    })
    expect(reply.payload).toBe(
      '\uFEFF编号,姓名,手机号,状态,负责人,页面,版本,渠道,同意记录,提交次数,回访,提交时间,更新时间,备注,同意的文件\r\n' +
        `${lead_id},"'=王,小明",138****5678,新线索,王运营,sale,1,${cps_id},无记录,1,待回访,2026-03-02 00:00:00,2026-03-03 00:00:00,,\r\n`,
    )
  })

  test('has what was noted and each document that was agreed to or taken back', async () => {
    const handset = '13812345679'
    const lead_id = await addLead(gateway, { handset, cps_id: 'trail' })
    await query(
      `INSERT INTO lead_note (lead_id, member_id, text, created_at)
      VALUES ($1, $2, '=已加微信', '2026-03-01T16:00:00Z'), ($1, $2, '约了明天', '2026-03-02T16:00:00Z')`,
      [lead_id, operator.member_id],
    )
    await query(
      `INSERT INTO consent_log (handset_hash, doc, version, purpose, ip, ua, created_at, withdrawn_at)
      SELECT handset_hash, 'privacy', '2026-02', purpose, '10.0.0.1', '', at, withdrawn
      FROM lead, (VALUES
        ('service', timestamptz '2026-03-01T15:00:00Z', null),
        ('marketing', '2026-03-01T15:00:00Z', null),
        ('marketing', '2026-03-05T15:00:00Z', timestamptz '2026-03-05T15:00:00Z')
      ) AS given (purpose, at, withdrawn)
      WHERE lead_id = $1`,
      [lead_id],
    )
    const { payload } = await exportAs({ filter: { cps_id: 'trail' } })
    const line = payload.slice(payload.indexOf('\r\n') + 2, -2)
    expect(line.split(',"').slice(1)).toEqual([
      '2026-03-02 00:00:00 王运营：=已加微信\n2026-03-03 00:00:00 王运营：约了明天"',
      '《隐私政策》2026-02 提供服务 2026-03-01 23:00:00\n' +
        '《隐私政策》2026-02 营销信息 2026-03-01 23:00:00，已于 2026-03-05 23:00:00 撤回"',
    ])
  })

  test('has what was agreed to for the phone of the lead and for that of the login, when they are two', async () => {
    const [own, other] = ['13812345671', '13812345672'] as const
    for (const handset of [own, other]) await addLead(gateway, { handset, cps_id: 'two phones' })
    const sealed = sealHandset(gateway.ctx.config, 'softuser', own)
    await query(
      `WITH ann AS (INSERT INTO softuser (handset_enc, handset_hash) VALUES ($1, $2) RETURNING softuser_id)
      INSERT INTO consent_log (uid, handset_hash, doc, version, purpose, ip, ua)
      SELECT softuser_id, $3, 'privacy', '2026-02', 'service', '10.0.0.1', '' FROM ann`,
      [sealed.handset_enc, sealed.handset_hash, hashHandset(gateway.ctx.config, other)],
    )
    const { payload } = await exportAs({ filter: { cps_id: 'two phones' } })
    expect(lines(payload).map((line) => line.includes('《隐私政策》2026-02'))).toEqual([true, true])
  })

  test('has every lead once, part by part, the newest first', async () => {
    const ids = lines((await exportAs({ filter: { page_code: 'many' } })).payload).map(
      (line) => line.split(',')[0],
    )
    const rows = await query(
      "SELECT lead_id::text FROM lead WHERE page_code = 'many' ORDER BY created_at DESC",
    )
    expect(ids).toEqual(rows.map(({ lead_id }) => lead_id))
    expect(ids).toHaveLength(MANY)
  })

  test('can be a workbook', async () => {
    const reply = await exportAs({ filter: { page_code: 'many' }, format: 'xlsx' })
    expect(reply.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    const sheet = readZip(reply.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<row>/g)).toHaveLength(MANY + 1)
  })

  test('has whole phones for those who may reveal them', async () => {
    const fields = { filter: { cps_id: 'whole' }, with_handsets: true }
    await addLead(gateway, { handset: '13812345678', cps_id: 'whole', version_id: 2 })
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    expect((await exportAs(fields)).payload).toContain('13812345678')
    const refused = await exportAs(fields, auditor)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 403001])
    const masked = await exportAs({ ...fields, with_handsets: false }, auditor)
    expect(masked.payload).toContain('138****5678')
  })

  test('is noted in the log: what for, what was looked for, how many; never a phone', async () => {
    await addLead(gateway, { handset: '13812345678', version_id: 77 })
    const refused = await exportAs({ filter: { q: '13812345678', version_id: 77 } })
    expect(refused.statusCode).toBe(400)
    await exportAs({ filter: { q: '5678', version_id: 77 }, reason: '客户来电 １３８-1234-5678' })
    const [row] = await query(
      "SELECT who, subject, after FROM audit_log WHERE action = 'lead.export' ORDER BY seq DESC",
    )
    expect(row).toEqual({
      who: `member:${operator.member_id}`,
      subject: 'leads',
      after: {
        reason: '客户来电 138****5678',
        format: 'csv',
        with_handsets: false,
        rows: 1,
        filter: { q: '5678', version_id: 77 },
      },
    })
  })

  test('is made thirty times an hour for a member', async () => {
    const eager = await signInMember(gateway, { roles: ['operator'] })
    await exportAs({}, eager)
    await query("UPDATE call_count SET count = 29 WHERE key LIKE 'lead-export %' AND key LIKE $1", [
      `% member:${eager.member_id}`,
    ])
    const codes = [(await exportAs({}, eager)).statusCode, (await exportAs({}, eager)).statusCode]
    expect(codes).toEqual([200, 429])
  })
})

test('more leads than a file may have are refused, and not cut off', async () => {
  // Pretends there are many more; that many would take this test half a minute.
  const orm = new Proxy(gateway.ctx.db.orm, {
    get: (target, name) =>
      name === 'transaction' ? async () => ({ ids: [1], total: 100_001 }) : Reflect.get(target, name),
  })
  await using server = await startWith(orm)
  const { method, path } = studioOperations.leadExport
  const { headers } = operator
  const reply = await server.app.inject({ method, url: path, payload: wanted(), headers })
  expect([reply.statusCode, reply.json().msg]).toEqual([400, expect.stringContaining('超过 100,000 条')])
})

test.each(['csv', 'xlsx'] as const)(
  'nothing more of a %s is read for somebody who has left',
  async (format) => {
    let walks = 0
    const atFirstPart = signal()
    const hasLeft = signal()
    const orm = new Proxy(gateway.ctx.db.orm, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name)
        return async (...args: Parameters<Orm['transaction']>) => {
          walks += 1
          // After the count and the line in the log.
          if (walks === 3) {
            atFirstPart.give()
            await hasLeft.given
          }
          return target.transaction(...args)
        }
      },
    })
    await using server = await startWith(orm)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const closed = signal()
    server.app.server.on('connection', (socket) => socket.on('close', closed.give))
    const { port } = server.app.server.address() as AddressInfo
    const { path, method } = studioOperations.leadExport
    const headers = { ...operator.headers, 'content-type': 'application/json' }
    const call = request({ port, path, method, headers })
    call.on('error', () => {})
    call.end(JSON.stringify(wanted({ filter: { page_code: 'many' }, format })))
    await atFirstPart.given
    call.destroy()
    await closed.given
    hasLeft.give()
    // Waits for calls that are still being answered.
    await server.app.close()
    expect(walks).toBe(3)
  },
)

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** The inbox alone, with another route to the database. */
async function startWith(orm: Orm): Promise<{ app: FastifyInstance } & AsyncDisposable> {
  const ctx = { ...gateway.ctx, db: { ...gateway.ctx.db, orm } }
  const app = await createServer(ctx)
  await serveModules(app, gateway.ctx, [membersModule])
  registerLeadInbox(app, ctx)
  await app.ready()
  return { app, [Symbol.asyncDispose]: () => app.close() }
}
