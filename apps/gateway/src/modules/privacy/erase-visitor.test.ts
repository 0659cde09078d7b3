import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHandset } from '../../pii/sealed-handset'
import { sealedColumns } from '../../pii/sealed-tables'
import { accountIntent } from '../account/account-tables'
import { lockPerson, recordConsent } from '../passport'
import { allTables, declared } from '../registry'
import { codeFor } from '../testing/ask-for-code'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { erasePerson } from './erase-person'

const personalTables = declared.personal

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await rows(`
    INSERT INTO rule (rule_id, name, expression) VALUES ('all', 'r', '{"all": []}');
    INSERT INTO group_rule (activity, rule_id) VALUES ('autumn', 'all');
    INSERT INTO chat_group (group_id, name, activity, capacity) VALUES ('g-1', 'g', 'autumn', 9);
    INSERT INTO broker (open_brokerage_type, name, registration_url) VALUES ('caida', 'b', 'https://caida.example.com/')`)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  // A statement with values is one statement; without, it may be several.
  return (await gateway.database.owner.pool.query(statement, values.length > 0 ? values : undefined)).rows
}

const erase = (visitor: SignedIn, code: string) => call(gateway, 'privacyErase', { code }, visitor)
const ownCode = ({ handset }: SignedIn) => codeFor(gateway, handset, 'erase')

/** A visitor who appears in nearly every table. */
async function knownVisitor(): Promise<SignedIn> {
  const visitor = await signIn(gateway)
  const { uid, handset } = visitor
  await rows(
    `UPDATE softuser SET nick_name = '王小明', risk_level = 'C3', risk_at = now(), risk_until = now() + interval '1 year' WHERE softuser_id = $1`,
    [uid],
  )
  await call(gateway, 'joinOpenGroup', { group_id: 'g-1' }, visitor)
  await call(gateway, 'serviceChat', {}, visitor)
  await call(gateway, 'browseUpload', { browse_collect_id: 'open' }, visitor)
  await call(gateway, 'addOpenAccount', { name: '王小明', consent: 1, consent_version: '1.0' }, visitor)
  await call(
    gateway,
    'giftActivity',
    { nick_name: '王小明', handset, code: await codeFor(gateway, handset, 'lead'), is_send_result: 1 },
    visitor,
  )
  // As if that code had been sent a minute ago.
  await rows("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
  await rows(`INSERT INTO user_tag (uid, pd_code, value) VALUES ($1, 'vip', '1')`, [uid])
  await rows(`INSERT INTO state_code_hit (state_code, uid) VALUES ('c', $1)`, [uid])
  await recordConsent(
    gateway.ctx.db.orm,
    { ip: '::1', headers: {} },
    {
      uid,
      doc: 'privacy',
      version: '1.0',
      purpose: 'marketing',
    },
  )
  expect(await phonesOf(handset)).toEqual(expect.arrayContaining(['account_intent', 'lead', 'softuser']))
  return visitor
}

/** Tables in which this phone can be read, with all keys at hand. */
async function phonesOf(handset: string): Promise<string[]> {
  const found: string[] = []
  const phones = sealedColumns(allTables).filter(({ column }) => column === 'handset_enc')
  for (const { name } of phones) {
    const sealed = await rows(
      `SELECT handset_enc, handset_hash FROM ${name} WHERE handset_enc IS NOT NULL AND handset_hash IS NOT NULL`,
    )
    if (sealed.some((row) => openHandset(gateway.ctx.config, name, row) === handset)) found.push(name)
  }
  return found.sort()
}

/** Tables in which something still refers to this uid. */
async function tracesOf(uid: number): Promise<string[]> {
  const tables = personalTables.filter(({ table }) => 'uid' in getTableColumns(table))
  const found: string[] = []
  for (const name of tables.map(({ table }) => getTableName(table))) {
    if ((await rows(`SELECT FROM ${name} WHERE uid::text = $1`, [String(uid)])).length > 0) found.push(name)
  }
  return found
}

test('every table that says something of a visitor is decided about', () => {
  const said = allTables.filter((table) =>
    Object.keys(getTableColumns(table)).some((name) =>
      /^(uid|.+_uid|softuser_id|handset_hash|handset_enc)$/.test(name),
    ),
  )
  const decided = personalTables.map(({ table }) => getTableName(table))
  expect(decided.sort()).toEqual(said.map((table) => getTableName(table)).sort())
  for (const { table, fate, why } of personalTables)
    expect([getTableName(table), why !== undefined]).toEqual([getTableName(table), fate !== 'delete'])
})

describe('who has themselves erased', () => {
  test('leaves no phone, no name, no login, and no place in a group', async () => {
    const visitor = await knownVisitor()
    const other = await knownVisitor()
    const elsewhere = await signIn(gateway, visitor.handset)
    const before = await rows('SELECT member_count FROM chat_group')
    const traces = await tracesOf(other.uid)
    expect(traces).toContain('group_member')
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/oabase/api/privacy/v1/erase',
      headers: visitor.headers,
      payload: { code: await ownCode(visitor) },
    })
    expect(reply.json()).toEqual({ code: 1, msg: 'success', response: {} })
    expect(reply.headers['set-cookie']).toContain('token=; Max-Age=0; Path=/; SameSite=Lax; Secure')

    expect(await phonesOf(visitor.handset)).toEqual([])
    expect(await tracesOf(visitor.uid)).toEqual(['consent_log'])
    const [person] = await rows('SELECT * FROM softuser WHERE softuser_id = $1', [visitor.uid])
    expect(person).toMatchObject({ handset_enc: null, handset_hash: null, nick_name: '', risk_level: null })
    for (const login of [visitor, elsewhere])
      expect((await call(gateway, 'currentUser', {}, login)).status).toBe(403)
    const [{ member_count }] = await rows('SELECT member_count FROM chat_group')
    expect(member_count).toBe(before[0].member_count - 1)

    expect(await tracesOf(other.uid)).toEqual(traces)
    expect(await phonesOf(other.handset)).toContain('softuser')
  })

  test('leaves leads that count and tell nothing, and nobody is to call any more', async () => {
    const visitor = await knownVisitor()
    const other = await signIn(gateway)
    const code = await codeFor(gateway, other.handset, 'lead')
    // For somebody else, whose lead it stays.
    await call(gateway, 'giftActivity', { nick_name: '李四', handset: other.handset, code }, visitor)
    const [{ lead_id }] = await rows('SELECT lead_id FROM lead WHERE uid = $1 ORDER BY lead_id', [
      visitor.uid,
    ])
    await erase(visitor, await ownCode(visitor))
    const [own] = await rows('SELECT * FROM lead WHERE lead_id = $1', [lead_id])
    expect(own).toMatchObject({
      version_id: 276,
      handset_enc: null,
      handset_tail_hash: null,
      nick_name: '',
      uid: null,
    })
    expect(
      await rows(
        'SELECT nick_name, callback_task.status FROM lead_touch JOIN callback_task USING (lead_id) WHERE lead_id = $1',
        [lead_id],
      ),
    ).toEqual([{ nick_name: null, status: 'given_up' }])
    const [left] = await rows('SELECT * FROM lead WHERE lead_id > $1', [lead_id])
    expect(left).toMatchObject({ nick_name: '李四', uid: null, erased_at: null })
    expect(openHandset(gateway.ctx.config, 'lead', left)).toBe(other.handset)
  })

  test('has taken back what they agreed to, and the proof of both stays', async () => {
    const visitor = await knownVisitor()
    await erase(visitor, await ownCode(visitor))
    const said = await rows(
      'SELECT purpose, withdrawn_at IS NOT NULL AS is_withdrawn FROM consent_log WHERE uid = $1 ORDER BY id',
      [visitor.uid],
    )
    expect(said.filter(({ is_withdrawn }) => !is_withdrawn)).toHaveLength(2)
    expect(
      said
        .filter(({ is_withdrawn }) => is_withdrawn)
        .map(({ purpose }) => purpose)
        .sort(),
    ).toEqual(['marketing', 'service'])
  })

  test('is somebody new with the same phone, of whom nothing is known or agreed to', async () => {
    const visitor = await knownVisitor()
    await erase(visitor, await ownCode(visitor))
    const again = await signIn(gateway, visitor.handset)
    expect(again.uid).not.toBe(visitor.uid)
    const { list } = (await call(gateway, 'privacyConsents', {}, again)).response
    expect(list.filter(({ is_standing }: { is_standing: boolean }) => is_standing)).toEqual([])
  })

  test('gets the same answer from several taps at once in two processes, and is erased once', async () => {
    await using twin = await startTwin(gateway)
    const visitor = await knownVisitor()
    const code = await ownCode(visitor)
    const taps = Array.from({ length: 4 }, (_, tap) =>
      call(tap % 2 === 0 ? gateway : twin, 'privacyErase', { code }, visitor),
    )
    const replies = await Promise.all(taps)
    expect(replies.filter(({ code }) => code === 1).length).toBeGreaterThan(0)
    // A tap that arrived after everything was done no longer finds a login.
    for (const reply of replies) expect([1, 400003]).toContain(reply.code)
    expect(await tracesOf(visitor.uid)).toEqual(['consent_log'])
  })
})

describe('nothing is erased', () => {
  test.each<[string, (visitor: SignedIn) => Promise<string>, number]>([
    ['by a wrong code', async () => '000000', 400023],
    ['by no code at all', async () => '', 400023],
    ['by a code that was sent for a login', ({ handset }) => codeFor(gateway, handset, 'login'), 400024],
    ['by a code that was sent for money', ({ handset }) => codeFor(gateway, handset, 'money'), 400024],
    [
      'by the code of somebody else',
      async () => codeFor(gateway, (await signIn(gateway)).handset, 'erase'),
      400024,
    ],
  ])('%s', async (_by, codeOf, refusal) => {
    const visitor = await knownVisitor()
    if (refusal === 400023) await ownCode(visitor)
    const reply = await erase(visitor, await codeOf(visitor))
    expect(reply).toMatchObject({ status: 200, code: refusal })
    expect(await phonesOf(visitor.handset)).toContain('softuser')
    expect((await call(gateway, 'currentUser', {}, visitor)).status).toBe(200)
  })

  test('when it fails on the way, and the code is still good', async () => {
    const visitor = await knownVisitor()
    const code = await ownCode(visitor)
    await rows('ALTER TABLE state_code_hit RENAME TO away')
    expect((await erase(visitor, code)).status).toBe(500)
    await rows('ALTER TABLE away RENAME TO state_code_hit')
    expect(await phonesOf(visitor.handset)).toContain('softuser')
    expect((await call(gateway, 'currentUser', {}, visitor)).status).toBe(200)
    expect((await erase(visitor, code)).code).toBe(1)
  })

  test('half: the database refuses a visitor who is erased and has a name', async () => {
    const { uid } = await signIn(gateway)
    const half = rows(
      `UPDATE softuser SET handset_enc = NULL, handset_hash = NULL, nick_name = 'x', erased_at = now() WHERE softuser_id = $1`,
      [uid],
    )
    await expect(half).rejects.toThrow(/softuser_erased_whole/)
  })
})

test('an erasure that forgets a table is found by the search that finds nothing after ours', async () => {
  const visitor = await knownVisitor()
  const careless = personalTables.filter(({ table }) => table !== accountIntent)
  await gateway.ctx.db.orm.transaction(async (tx) => {
    const person = await lockPerson(tx, visitor.uid)
    if (person) await erasePerson(tx, person, { personal: careless, empty: declared.empty })
  })
  expect(await phonesOf(visitor.handset)).toEqual(['account_intent'])
})
