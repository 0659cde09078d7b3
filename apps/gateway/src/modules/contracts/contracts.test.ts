import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { asOwner } from '../audit/testing/tamper'
import { codeFor } from '../testing/ask-for-code'
import { meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { call } from '../testing/visitor-calls'
import { findSignedContract, withdraw } from '.'
import { hashOf } from './document/fill-in'
import { sealLeft } from './seal/seal-contract'
import { FREE, OTHER, PRODUCT, sellWithContract, TEXTS } from './testing/sell-with-contract'

let gateway: TestGateway
let writer: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  writer = await signInMember(gateway, { roles: ['compliance'], name: '合规' })
  await sellWithContract(gateway, writer)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const signsOf = ({ uid }: SignedIn) =>
  rows('SELECT * FROM contract_sign WHERE uid = $1 ORDER BY serial', [uid])
const detail = async (visitor: SignedIn, product_id = PRODUCT) =>
  call(gateway, 'contractDetail', { product_id }, visitor)
const sign = async (visitor: SignedIn, change: object = {}) =>
  call(gateway, 'contractSign', { product_id: PRODUCT, version: 1, code: '', ...change } as never, visitor)
const code = (visitor: SignedIn) => codeFor(gateway, visitor.handset, 'contract')

/** A visitor who has signed. */
async function signer(change: object = {}) {
  const visitor = await signIn(gateway)
  const { response } = await sign(visitor, { code: await code(visitor), ...change })
  return { visitor, ...(response as { contract_no: string; signed_at: number }) }
}

const productOf = (shop_product_id: number, contract_id: string | null = 'advice') => ({
  shop_product_id,
  contract_id,
})
const signedFor = ({ uid }: SignedIn, product = productOf(PRODUCT)) =>
  findSignedContract(gateway.ctx.db.orm, { uid, product })
const takeBack = (visitor: SignedIn, contract_no: string) =>
  gateway.ctx.db.orm.transaction((tx) => withdraw(tx, { uid: visitor.uid, contract_no }))

describe('the contract of a product', () => {
  test('is filled in for its reader, and nothing that was written becomes a tag', async () => {
    const visitor = await signIn(gateway)
    const { response } = await detail(visitor)
    expect(response).toMatchObject({ title: TEXTS.title, version: 1, signed: null })
    const phone = `${visitor.handset.slice(0, 3)}****${visitor.handset.slice(-4)}`
    expect(response.html).toContain(`手机 ${phone}`)
    expect(response.html).toContain('<li>提供 大盘指数研究</li><li>&lt;b&gt;不&lt;/b&gt;承诺收益</li>')
    expect(response.html).toContain('<h2>撤回权</h2>')
    expect(response.withdrawal).toMatch(/^可以在 20\d\d年\d+月\d+日 前撤回。$/)
  })

  test.each([
    ['has none', FREE],
    ['is not there', 404],
  ])('of a product that %s is not found, and cannot be signed', async (_what, product_id) => {
    const visitor = await signIn(gateway)
    expect((await detail(visitor, product_id)).code).toBe(404_001)
    expect((await sign(visitor, { product_id, code: '123456' })).code).toBe(404_001)
  })
})

describe('signing', () => {
  test('keeps what was read, when, where, by which code, and what was ticked', async () => {
    const visitor = await signIn(gateway)
    const { text_hash, withdraw_until } = (await detail(visitor)).response
    const agreed = ['我已阅读并同意《投资顾问服务协议》']
    const reply = await sign(visitor, { code: await code(visitor), text_hash, agreed })
    expect(reply).toMatchObject({ code: 1, response: { contract_no: expect.stringMatching(/^HT20\d{12}$/) } })
    const [row] = await signsOf(visitor)
    expect(row).toMatchObject({ text_hash, agreed, version: 1, ip: '127.0.0.1', page_code: null })
    expect(hashOf(row.document)).toBe(text_hash)
    expect(row.sms_message_id).not.toBe('0')
    const { signed } = (await detail(visitor)).response
    expect(signed).toMatchObject({ contract_no: row.contract_no, withdraw_until, may_withdraw: true })
    const any = await call(gateway, 'isAnySigned', { product_id: PRODUCT }, visitor)
    expect(any.response).toMatchObject({ is_signed: true, contract_no: row.contract_no })
  })

  test('again answers the same contract and needs no code', async () => {
    const { visitor, contract_no } = await signer()
    expect((await sign(visitor, { code: '000000' })).response.contract_no).toBe(contract_no)
    expect(await signsOf(visitor)).toHaveLength(1)
  })

  test('counts for this product alone', async () => {
    const { visitor, contract_no } = await signer()
    expect(await signedFor(visitor)).toBe(contract_no)
    expect(await signedFor(visitor, productOf(OTHER))).toBeUndefined()
    expect(await signedFor(await signIn(gateway))).toBeUndefined()
    const other = await call(gateway, 'isAnySigned', { product_id: OTHER }, visitor)
    expect(other.response).toEqual({ is_signed: false, signed_at: null, contract_no: null })
  })

  test.each(['login', 'money', 'erase'] as const)('with a code for %s is refused', async (scene) => {
    const visitor = await signIn(gateway)
    const other = await codeFor(gateway, visitor.handset, scene)
    expect((await sign(visitor, { code: other })).code).toBe(400_024)
    expect(await signsOf(visitor)).toEqual([])
  })

  test.each([
    ['a wrong code', { code: 'wrong' }, 400_023],
    ['a version that is not the newest', { version: 7 }, 400_059],
    ['another text than what was read', { text_hash: '0'.repeat(64) }, 400_059],
  ])('with %s is refused, and the right one still counts', async (_what, change, refusal) => {
    const visitor = await signIn(gateway)
    const right = await code(visitor)
    expect((await sign(visitor, { code: right, ...change })).code).toBe(refusal)
    expect(await signsOf(visitor)).toEqual([])
    expect((await sign(visitor, { code: right })).code).toBe(1)
  })

  test('goes by the clock of the database, whatever that of the process says', async () => {
    const visitor = await signIn(gateway)
    const right = await code(visitor)
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2030, 0, 1))
    const { response } = await sign(visitor, { code: right }).finally(() => vi.restoreAllMocks())
    expect(new Date(response.signed_at).getUTCFullYear()).toBe(new Date().getUTCFullYear())
  })

  test('by ten taps at once is signed once', async () => {
    const visitor = await signIn(gateway)
    const right = await code(visitor)
    const replies = await race(10, () => sign(visitor, { code: right }))
    expect(new Set(replies.map(({ response }) => response.contract_no)).size).toBe(1)
    expect(await signsOf(visitor)).toHaveLength(1)
  })

  test('is seen by both of two taps as not done, where they only look before they write', async () => {
    const visitor = await signIn(gateway)
    const meet = meetingOf(2)
    const careless = async () => {
      const isSigned = (await signsOf(visitor)).length > 0
      await meet()
      return isSigned
    }
    expect(await Promise.all([careless(), careless()])).toEqual([false, false])
  })
})

describe('what was signed', () => {
  beforeAll(async () => {
    await signer()
    await gateway.runJobs()
  })

  test.each([
    "UPDATE contract_sign SET document = ''",
    'DELETE FROM contract_sign',
    "UPDATE contract_file SET bytes = ''",
    'DELETE FROM contract_file',
    "UPDATE contract_version SET body = 'x' WHERE state <> 'draft'",
    "DELETE FROM contract_version WHERE state <> 'draft'",
  ])('is not changed by its owner either: %s', async (statement) => {
    await expect(rows(statement)).rejects.toThrow(/refused/)
  })

  test('is in a file that its visitor can have and nobody else', async () => {
    const { visitor, contract_no } = await signer()
    const file = (who: SignedIn) => call(gateway, 'contractFile', { contract_no }, who)
    // Its job has not run yet: it is made now.
    const { response } = await file(visitor)
    const bytes = Buffer.from(response.base64, 'base64')
    expect([bytes.subarray(0, 5).toString(), hashOf(bytes)]).toEqual(['%PDF-', response.sha256])
    await gateway.runJobs()
    expect((await file(visitor)).response).toEqual(response)
    expect((await file(await signIn(gateway))).code).toBe(404_001)
    const { list } = (await call(gateway, 'myContracts', {}, visitor)).response
    expect(list).toMatchObject([{ contract_no, product_name: '大盘指数研究' }])
  })

  test('gets its file by the sweep where its job was lost, and only once', async () => {
    const { contract_no } = await signer()
    const fileOf = () => rows('SELECT sha256 FROM contract_file WHERE contract_no = $1', [contract_no])
    // As if the process had been killed in between: the job is gone, and nothing else makes the file.
    await rows("DELETE FROM pgboss.job WHERE name = 'seal-contract'")
    await gateway.runJobs()
    expect(await fileOf()).toEqual([])
    // Jobs have a minute before the sweep thinks that they are lost.
    await sealLeft(gateway.ctx)
    expect(await fileOf()).toEqual([])
    await asOwner(gateway, async (query) => {
      await query(
        "UPDATE contract_sign SET signed_at = signed_at - interval '2 minutes' WHERE contract_no = $1",
        [contract_no],
      )
    })
    await sealLeft(gateway.ctx)
    const first = await fileOf()
    expect(first).toHaveLength(1)
    await sealLeft(gateway.ctx)
    expect(await fileOf()).toEqual(first)
  })
})

describe('withdrawing', () => {
  const age = (contract_no: string, days: number) =>
    asOwner(gateway, async (query) => {
      await query(
        `UPDATE contract_sign SET signed_at = signed_at - $2 * interval '1 day', withdraw_until = withdraw_until - $2::int
         WHERE serial = (SELECT serial FROM contract_sign WHERE contract_no = $1)`,
        [contract_no, days],
      )
    })

  test('within its days ends the contract, which can be signed anew', async () => {
    const { visitor, contract_no } = await signer()
    expect(await takeBack(visitor, contract_no)).toEqual({ shop_product_id: PRODUCT, isNew: true })
    expect(await takeBack(visitor, contract_no)).toEqual({ shop_product_id: PRODUCT, isNew: false })
    expect(await signedFor(visitor)).toBeUndefined()
    expect((await detail(visitor)).response.signed).toBeNull()
    await rows("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
    const { response } = await sign(visitor, { code: await code(visitor) })
    expect(response.contract_no).not.toBe(contract_no)
    expect(await signedFor(visitor)).toBe(response.contract_no)
    const { list } = (await call(gateway, 'myContracts', {}, visitor)).response
    expect(list.map(({ may_withdraw }: { may_withdraw: boolean }) => may_withdraw)).toEqual([true, false])
  })

  test('is refused after its last day, and of what is somebody else’s', async () => {
    const { visitor, contract_no } = await signer()
    await expect(takeBack(await signIn(gateway), contract_no)).rejects.toMatchObject({
      error: { code: 404_001 },
    })
    await age(contract_no, 30)
    const [{ contract_no: now }] = await signsOf(visitor)
    await expect(takeBack(visitor, now)).rejects.toMatchObject({ error: { code: 400_057 } })
    expect(await signedFor(visitor)).toBe(now)
  })
})

describe('a new version', () => {
  test('has to be signed anew, and the one before stays what it was', async () => {
    const { visitor, contract_no } = await signer()
    const texts = { ...TEXTS, body: `${TEXTS.body}\n- 第二版` }
    const saved = await callStudio(
      gateway,
      'contractSave',
      { contract_id: 'advice', base_revision: null, ...texts },
      writer,
    )
    expect(saved.response).toEqual({ version: 2, revision: 1 })
    expect(await signedFor(visitor)).toBe(contract_no)
    await callStudio(gateway, 'contractPublish', { contract_id: 'advice', base_revision: 1 }, writer)
    expect(await signedFor(visitor)).toBeUndefined()
    expect((await call(gateway, 'isAnySigned', { product_id: PRODUCT }, visitor)).response.is_signed).toBe(
      true,
    )
    const late = await signIn(gateway)
    expect((await sign(late, { code: await code(late) })).code).toBe(400_059)
    expect((await detail(late)).response).toMatchObject({
      version: 2,
      html: expect.stringContaining('第二版'),
    })
    expect(
      await rows("SELECT version, state FROM contract_version WHERE contract_id = 'advice' ORDER BY 1"),
    ).toEqual([
      { version: 1, state: 'past' },
      { version: 2, state: 'live' },
    ])
  })
})
