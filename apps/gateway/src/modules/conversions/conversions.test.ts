import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../db/database'
import { originOf } from '../../origin/origin'
import { signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { recordConversion, recordFollowing } from './record-conversion'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const query = async (text: string, values?: unknown[]) => (await gateway.ctx.db.pool.query(text, values)).rows
const stored = (subject: string) =>
  query('SELECT * FROM conversion WHERE subject = $1 ORDER BY conversion_id', [subject])
const inTransaction = (work: (tx: Transaction) => Promise<void>) => gateway.ctx.db.orm.transaction(work)

const VISITOR = 'k3f9a2c4e6b8d0f1'
const FROM = originOf({
  headers: { cookie: `yz_visitor=${VISITOR}; yz_page=sale~7~12.B~wx; yz_channel=cps_id%3Ds1` },
})

describe('what somebody did', () => {
  test('is kept once, with the page, the variant and the channel that it came from', async () => {
    const done = { kind: 'order', subject: 'one', amount: 9900, page_code: 'sale', block_id: 'buy' } as const
    for (let time = 0; time < 2; time += 1) await inTransaction((tx) => recordConversion(tx, FROM, done))
    expect(await stored('one')).toMatchObject([
      {
        kind: 'order',
        is_first: false,
        amount: 9900,
        page_code: 'sale',
        page_version: 7,
        block_id: 'buy',
        variant: '12.B',
        channel: 'cps_id=s1',
        container: 'wx',
        visitor_id: VISITOR,
        uid: null,
      },
    ])
  })

  test('on another page than the one that was looked at last names no version of it', async () => {
    const done = { kind: 'lead', subject: 'two', page_code: 'other' } as const
    await inTransaction((tx) => recordConversion(tx, FROM, done))
    expect(await stored('two')).toMatchObject([{ page_code: 'other', page_version: null, variant: null }])
  })

  test('keeps no phone that stands for a page or a block', async () => {
    const done = {
      kind: 'lead',
      subject: 'three',
      page_code: '13800138000',
      block_id: '13800138000',
    } as const
    await inTransaction((tx) => recordConversion(tx, FROM, done))
    expect(await stored('three')).toMatchObject([{ page_code: 'sale', block_id: null }])
  })

  test('comes from where its order came from, and from nowhere without one', async () => {
    const order = { kind: 'order', subject: 'four', amount: 100 } as const
    await inTransaction((tx) => recordConversion(tx, FROM, order))
    for (const subject of ['four', 'five']) {
      const paid = { kind: 'payment', subject, amount: 100 } as const
      await inTransaction((tx) => recordFollowing(tx, { kind: 'order', subject }, paid))
    }
    expect(await stored('four')).toMatchObject([
      { kind: 'order' },
      { kind: 'payment', visitor_id: VISITOR, channel: 'cps_id=s1', page_code: 'sale' },
    ])
    expect(await stored('five')).toEqual([])
  })

  test('is nobody’s where recommendation is off', async () => {
    const { uid } = await signIn(gateway)
    await query('UPDATE softuser SET is_recommendation_on = false WHERE softuser_id = $1', [uid])
    await inTransaction((tx) => recordConversion(tx, FROM, { kind: 'join', subject: 'six', uid }))
    expect(await stored('six')).toMatchObject([{ uid: null, visitor_id: null, channel: 'cps_id=s1' }])
  })
})

test('a view leaves in the browser what a call then comes from', async () => {
  const view = { session_id: 'm1-a', view_seq: 1, code: 'sale', version: 7, url: 'https://h5/sale?cps_id=s1' }
  const reply = await gateway.app.inject({
    method: 'POST',
    url: operations.pageView.path,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ ...view, container: 'wx' }),
  })
  const cookie = [reply.headers['set-cookie']]
    .flat()
    .map((one) => one?.split(';')[0])
    .join('; ')
  expect(originOf({ headers: { cookie } })).toEqual({
    visitor_id: expect.any(String),
    channel: 'cps_id=s1',
    page: { code: 'sale', version: 7, variant: null, container: 'wx', rendering: null },
  })
})
