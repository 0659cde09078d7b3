import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database'
import {
  CORPORATION,
  type EnterpriseWechatVendor,
  startEnterpriseWechatVendor,
} from '../../testing/vendors/enterprise-wechat-vendor'
import { createMakeOnce } from '../make-once'
import { createSupplier } from '../supplier'
import { createTokens } from '../tokens'
import { createLiveEnterpriseWechat } from './live-enterprise-wechat'

const TOKEN = '/cgi-bin/gettoken'
const ADD = '/cgi-bin/externalcontact/add_contact_way'

let vendor: EnterpriseWechatVendor
let database: TestDatabase
beforeEach(async () => {
  vendor = await startEnterpriseWechatVendor()
  database = await createTestDatabase()
})
afterEach(async () => {
  await database[Symbol.asyncDispose]()
  await vendor[Symbol.asyncDispose]()
})

function open() {
  const log = pino({ level: 'silent' })
  const { db } = database
  return createLiveEnterpriseWechat({
    settings: { origin: vendor.origin, ...CORPORATION },
    supplier: createSupplier({ name: 'Enterprise WeChat', origin: vendor.origin, log, tryMs: 300 }),
    tokens: createTokens({ db, makeOnce: createMakeOnce(db), log }),
  })
}

test('a contact way is asked for as enterprise WeChat wants it, with one token for all', async () => {
  const port = open()
  expect(await port.addContactWay({ userId: 'zhang', state: 's1' })).toEqual({
    config_id: 'config-2',
    qr: { image: 'https://wework.qpic.cn/wwpic/zhang-s1-2/0' },
  })
  await port.addContactWay({ userId: 'zhang', state: 's2' })
  expect(vendor.requests(ADD)[0]?.body).toEqual({
    type: 1,
    scene: 2,
    state: 's1',
    user: ['zhang'],
    skip_verify: true,
  })
  expect(vendor.requests(TOKEN)).toHaveLength(1)
})

test('a token that ended early is replaced', async () => {
  const port = open()
  await port.addContactWay({ userId: 'zhang', state: 's1' })
  vendor.revokeToken()
  await port.addContactWay({ userId: 'zhang', state: 's2' })
  expect([vendor.requests(TOKEN).length, vendor.requests(ADD).length]).toEqual([2, 3])
})

test.each([{ kind: 'cut' }, { kind: 'hang' }, { kind: 'http', status: 502 }] as const)(
  'after $kind it may have been made, so it is not asked for again',
  async (fault) => {
    vendor.break(ADD, fault)
    await expect(open().addContactWay({ userId: 'zhang', state: 's1' })).rejects.toMatchObject({
      failure: 'no_answer',
    })
    expect(vendor.requests(ADD)).toHaveLength(1)
  },
)

test.each([84061, 45009, 40098])('errcode %d ends the call', async (errcode) => {
  vendor.break(ADD, { kind: 'errcode', errcode })
  await expect(open().addContactWay({ userId: 'zhang', state: 's1' })).rejects.toMatchObject({
    failure: 'refused',
    errcode,
  })
})
