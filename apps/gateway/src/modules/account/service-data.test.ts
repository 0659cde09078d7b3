import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadDemoData } from '../data-import'
import { dataKinds } from '../registry'
import { importLines } from '../testing/import-lines'
import { signIn } from '../testing/sign-in'
import { openTestStore, startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const DEMO_PAGES = new URL('../../../../../demo/pages/', import.meta.url)

async function namedByDemoPages(pattern: RegExp): Promise<string[]> {
  const names = (await readdir(DEMO_PAGES)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, DEMO_PAGES), 'utf8')))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id)))]
}

test('brokers, channels and people that the demo pages call for are there', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  const visitor = await signIn(gateway)
  const codes = await namedByDemoPages(/"(?:stateCodeId|state_code)": "([\w-]+)"/g)
  const niuniu = await namedByDemoPages(/"niuniuCodeId": "([\w-]+)"/g)
  expect([codes.length, niuniu.length].every((count) => count > 0)).toBe(true)
  for (const state_code of codes) {
    const staff = await call(gateway, 'staffQrCode', { state_code, return_default_if_no_qrcode: 1 })
    expect((await gateway.app.inject(staff.response.qw)).headers['content-type'], state_code).toBe(
      'image/png',
    )
    expect(await call(gateway, 'stateCodePageUrl', { state_code }), state_code).toMatchObject({ code: 1 })
  }
  const person = await call(gateway, 'personWechatQrcode', {}, visitor)
  for (const state of niuniu) {
    expect(await call(gateway, 'niuniuService', { state }, visitor)).toMatchObject({
      response: { serve_staff_id: person.response.serve_staff_id },
    })
  }
  expect(await call(gateway, 'addFundAccount', { state_code: 's1' }, visitor)).toMatchObject({ code: 1 })
  const { total } = (await call(gateway, 'multipleBrokerageOptions', {})).response
  expect(total).toBe(3)
  const { registration_url } = (
    await call(gateway, 'brokerageOpenUserConf', { open_brokerage_type: 'caida' }, visitor)
  ).response
  const page = await gateway.app.inject(registration_url)
  expect(page.body).toContain('券商开户')
  expect(page.body).toContain(`<dd>${visitor.uid}</dd>`)
})

test('a person who has left, a new link and a closed broker come by another import', async () => {
  await using store = await openTestStore()
  const adviser = { staff_id: 7, name: '甲', wecom_user_id: 'a', is_default: '是' }
  await importLines(store, 'staff', [
    adviser,
    { staff_id: 8, name: '乙', qr_code: 'https://img.example.com/b.png' },
  ])
  await importLines(store, 'state-codes', [{ state_code: '秋季', url: '/h5-page/h5/a', staff_id: 8 }])
  await importLines(store, 'brokers', [
    { open_brokerage_type: 'caida', name: '示例', registration_url: 'https://open.example.com/?c={channel}' },
  ])
  await importLines(store, 'staff', [{ ...adviser, is_default: '否', status: 'left' }])
  await importLines(store, 'state-codes', [{ state_code: '秋季', url: 'https://h5.example.com/b' }])
  await importLines(store, 'brokers', [{ open_brokerage_type: 'caida', name: '示例', status: '0' }])
  const { rows } = await store.database.db.pool.query(`
    SELECT staff.status, channel.url, channel.staff_id, broker.status AS open, registration_url
    FROM staff, state_code AS channel, broker WHERE staff.staff_id = 7`)
  expect(rows).toEqual([
    {
      status: 'left',
      url: 'https://h5.example.com/b',
      staff_id: 8,
      open: 0,
      registration_url: 'https://open.example.com/?c={channel}',
    },
  ])
})

test.each([
  ['staff', [{ staff_id: 0, name: '甲' }], '不能小于 1'],
  [
    'staff',
    [
      { staff_id: 1, name: '甲', is_default: 1 },
      { staff_id: 2, name: '乙', is_default: 1 },
    ],
    '另一位默认',
  ],
  ['staff', [{ staff_id: 1, name: '甲', is_default: 1, status: 'left' }], '离职的服务人员不能是默认'],
  [
    'staff',
    [
      { staff_id: 1, name: '甲', wecom_user_id: 'a' },
      { staff_id: 2, name: '乙', wecom_user_id: 'a' },
    ],
    '另一位服务人员',
  ],
  ['state-codes', [{ state_code: 'a', staff_id: 9 }], '没有这位服务人员'],
  ['state-codes', [{ state_code: 'a', url: 'javascript:alert(1)' }], '不是可用的链接'],
  ['state-codes', [{ state_code: 'x'.repeat(31) }], '不能超过 30 个字'],
  [
    'state-codes',
    [
      { state_code: 'a', is_default: 1 },
      { state_code: 'b', is_default: 1 },
    ],
    '另一个默认渠道码',
  ],
  [
    'brokers',
    [{ open_brokerage_type: 'a', name: '甲', registration_url: 'http://open.example.com/' }],
    '不是可用的链接',
  ],
  ['brokers', [{ open_brokerage_type: '券商', name: '甲' }], '只能有字母'],
])('%s of %j are refused: %s', async (kind, lines, reason) => {
  await using store = await openTestStore()
  await expect(importLines(store, kind, lines)).rejects.toThrow(reason)
})
