import { describe, expect, test } from 'vitest'
import { type Operations, operations } from './index'

/** The fields that a call refuses when these fields of its example are changed. */
function refusedIn(id: keyof Operations, fields: Record<string, unknown>): string[] {
  const { error } = operations[id].request.safeParse({ ...operations[id].example?.sends, ...fields })
  return [...new Set((error?.issues ?? []).map(({ path }) => path.map(String).join('.')))]
}

/** What a call makes of fields that it accepts. */
function readBy(id: keyof Operations, fields: Record<string, unknown>): Record<string, unknown> {
  return operations[id].request.parse({ ...operations[id].example?.sends, ...fields })
}

const LINE = 'a\nb'
const HALF_EMOJI = '\ud83d'

describe('what is too long, too large or of another kind is refused by its name', () => {
  test.each<[id: keyof Operations, field: string, bad: unknown[], good: unknown[]]>([
    ['advertSmsSend', 'handset', ['1'.repeat(33), LINE, 13800138000, undefined], ['1'.repeat(32), '']],
    ['advertSmsSend', 'ticket', ['t'.repeat(2049), null, HALF_EMOJI], ['t'.repeat(2048)]],
    ['advertSmsSend', 'randstr', ['r'.repeat(65)], ['r'.repeat(64)]],
    ['captchaAppId', 'type', ['1', 3, '02', ['2'], undefined], ['2']],
    ['captchaChallenge', 'handset', ['138001380001', 13800138000], ['13800138000', undefined]],
    ['captchaChallenge', 'type', ['x'.repeat(33), 1.5, {}], ['x'.repeat(32), 7]],
    ['smartLogin', 'code', ['1234567', 123456, undefined], ['123456', '']],
    ['smartLogin', 'consent', [2, true, '01'], ['1', 0]],
    ['smartLogin', 'consent_version', ['', 'v'.repeat(41)], ['v'.repeat(40)]],
    ['giftActivity', 'code', ['1234567', 1234, null], ['', undefined]],
    ['giftActivity', 'version_id', [0, '0', 1.5, '1e3', 1_000_000_000], [1, '999999999']],
    ['giftActivity', 'page_code', ['a/b', 'a'.repeat(65), ''], ['a-b_C1', 870]],
    ['giftActivity', 'agreed', [['a', 'b', 'c'], 'a'], [[], ['a', 'b']]],
    ['privacyWithdraw', 'purpose', ['other', '', undefined], ['service', 'marketing']],
    ['privacyWithdraw', 'doc', ['', 'd'.repeat(41)], ['d'.repeat(40)]],
    ['privacyErase', 'code', ['1234567', undefined], ['246810']],
    ['privacySetRecommendation', 'enabled', ['true', 1, undefined], [true, false]],
    ['activityVirtualUserDetail', 'id', ['a b', -1, 1.5, undefined], [12, '12']],
    ['liveCodeDetail', 'code_id', ['码', '', null], ['lc-1', 7]],
    ['generateUrlLink', 'name', ['a b', '', 'n'.repeat(65)], ['main_2']],
    ['generateUrlLink', 'page', ['pages?a=1', 'pages#a', 'p'.repeat(513)], ['', 'pages/课程']],
    ['generateUrlLink', 'query', ['a=课', 'q'.repeat(1025), 'a b'], ['a=%E8%AF%BE', '']],
    ['generateUrlLink', 'out_date_num', [0, 31, '0', '031x'], [1, 30, '30']],
    ['jssdkConfig', 'url', ['', 'u'.repeat(2049), LINE], ['u'.repeat(2048)]],
    ['staffQrCode', 'state_code', ['s'.repeat(31), undefined], ['']],
    ['staffQrCode', 'return_default_if_no_qrcode', [2, 'yes'], ['0', 1]],
    ['niuniuService', 'state', ['', 's'.repeat(31)], ['s'.repeat(30)]],
    ['addOpenAccount', 'name', ['王'.repeat(13), LINE], ['王'.repeat(12)]],
    ['addOpenAccount', 'handset', ['138001380001'], ['13800138000']],
    ['addOpenAccount', 'province_id', [0, -1, 1.5, ''], ['110000', undefined]],
    ['multipleBrokerageOptions', 'page', [0, 100_001, '0'], ['1', 100_000]],
    ['multipleBrokerageOptions', 'page_size', [0, 51], ['50', 1]],
    ['checkCanJoin', 'activity', ['', 'a b', undefined], ['autumn', 7]],
    ['groupPostList', 'tag', ['#基金', ''], ['etf']],
    ['browseUpload', 'browse_collect_id', ['', 'b'.repeat(65), -1, 1.5], [0, '开户']],
    ['findUserPayforProduct', 'shop_product_id', [0, 'dbzs', undefined], ['1191']],
    ['createOrder', 'user_coupon_id', [0, 'x'], ['3', undefined]],
    ['couponCheck', 'coupon_id', ['', 'a b', undefined], ['coupon202409', 7]],
    ['couponRedeem', 'code', ['7'.repeat(41), LINE, 7, undefined], ['7k3m 9qxt 4hbd']],
    ['myCoupons', 'state', [0, 5, 'x'], ['4', undefined]],
    ['pageView', 'session_id', ['', '13800138000', 's'.repeat(65)], ['s'.repeat(64)]],
    ['pageView', 'url', ['u'.repeat(8193), 7], ['u'.repeat(8192)]],
    ['visitBeacon', 'ev', ['closed', ''], ['leave', undefined]],
    ['pageEvents', 'version', [0, 2_147_483_648, '7'], [2_147_483_647, undefined]],
    ['pageEvents', 'view_seq', [-1, 1_000_000_000, '1'], [0, 999_999_999]],
    ['pageVitals', 'session_id', ['', '13800138000', 's'.repeat(65)], ['s'.repeat(64)]],
    ['pageVitals', 'view_seq', [-1, 1_000_000_000, '1'], [0, 999_999_999]],
    ['pageVitals', 'code', ['', '13800138000', undefined], ['a-b_C1']],
    ['pageEvents', 'events', [Array.from({ length: 101 }, () => null), {}], [[]]],
  ])('%s: %s', (id, field, bad, good) => {
    expect(bad.map((value) => refusedIn(id, { [field]: value }))).toEqual(bad.map(() => [field]))
    expect(good.map((value) => refusedIn(id, { [field]: value }))).toEqual(good.map(() => []))
  })

  test('and two at once are both named', () => {
    expect(refusedIn('generateUrlLink', { name: '', out_date_num: 0 })).toEqual(['name', 'out_date_num'])
  })

  test('and in a list by its place', () => {
    expect(refusedIn('checkUserInRules', { rule_ids: ['vip', 'a b', 7, null] })).toEqual([
      'rule_ids.1',
      'rule_ids.3',
    ])
    expect(refusedIn('giftActivity', { agreed: ['同意', ''] })).toEqual(['agreed.1'])
  })

  test('from one to twenty rules are asked at once', () => {
    const ask = (count: number) =>
      refusedIn('checkUserInRules', { rule_ids: Array.from({ length: count }, (_, index) => `r${index}`) })
    expect([0, 1, 20, 21].map(ask)).toEqual([['rule_ids'], [], [], ['rule_ids']])
  })

  test('posts are those of a group or of a tag', () => {
    const { request } = operations.groupPostList
    expect(request.safeParse({}).success).toBe(false)
    expect(request.safeParse({ tag: 'etf' }).success).toBe(true)
    expect(request.safeParse({ group_id: 7, tag: 'etf' }).success).toBe(true)
  })
})

describe('what must not cost a visitor the call', () => {
  test.each<[id: keyof Operations, field: string, value: unknown, read: unknown]>([
    ['giftActivity', 'nick_name', 7, ''],
    ['giftActivity', 'nick_name', '王'.repeat(65), ''],
    ['giftActivity', 'handset', undefined, ''],
    ['liveCodeDetail', 'terminal_type', 'h5', undefined],
    ['liveCodeDetail', 'terminal_type', '4', 4],
    ['visitBeacon', 'upload_id', LINE, undefined],
    ['pageView', 'container', 'moon', undefined],
    ['pageEvents', 'container', 7, undefined],
    ['pageEvents', 'losses', { not_sent: 0 }, undefined],
    ['pageEvents', 'losses', { unheard_of: 3 }, undefined],
    ['pageEvents', 'losses', { not_sent: 3 }, { not_sent: 3 }],
    ['pageVitals', 'lcp', 600_001, undefined],
    ['pageVitals', 'inp', 1.5, undefined],
    ['pageVitals', 'ttfb', '90', undefined],
    ['pageVitals', 'fcp', 600_000, 600_000],
    ['pageVitals', 'cls', -0.1, undefined],
    ['pageVitals', 'cls', 0.0213, 0.0213],
    ['pageVitals', 'lcp_block', '13800138000', undefined],
    ['captchaChallenge', 'type', 'anything', 'lead'],
    ['captchaChallenge', 'type', 2, 'lead'],
    ['captchaChallenge', 'type', 'erase', 'erase'],
  ])('%s reads %s %j as %j', (id, field, value, read) => {
    expect(readBy(id, { [field]: value })[field]).toEqual(read)
  })

  test('is one event of many', () => {
    const good = { seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }
    const bad = [
      { ...good, seq: 0 },
      { ...good, seq: 1000 },
      { ...good, name: 'hover' },
      { ...good, block_id: '13800138000' },
      { ...good, age_ms: 86_400_001 },
      { ...good, action_name: '打给13800138000' },
      { ...good, action_name: LINE },
      { ...good, upload_id: '' },
      'click',
    ]
    const kept = { ...good, action_name: '立即领取', upload_id: 'ad-7', code: 400_052 }
    expect(readBy('pageEvents', { events: [good, ...bad, kept] }).events).toEqual([
      good,
      ...bad.map(() => null),
      kept,
    ])
  })
})

test('a field that no call names is dropped, and names of objects’ own parts are no fields', () => {
  for (const id of Object.keys(operations) as (keyof Operations)[]) {
    const plain = readBy(id, {})
    const more = JSON.parse('{"approved_by":"me","__proto__":{"x":1},"constructor":7}')
    expect(readBy(id, more), id).toEqual(plain)
  }
})

test('what a query carries as text is read as what a body carries as it is', () => {
  const asText = (sends: object) =>
    Object.fromEntries(Object.entries(sends).map(([name, value]) => [name, String(value)]))
  for (const [id, { method, inQuery, request }] of Object.entries(operations)) {
    if (method !== 'GET' && !inQuery) continue
    const sends = operations[id as keyof Operations].example?.sends ?? {}
    expect(request.parse(asText(sends)), id).toEqual(request.parse(sends))
  }
})

test('what a call answers has no field that it does not declare', () => {
  for (const [id, { response }] of Object.entries(operations)) {
    if (response === 'image') continue
    const { error } = response.safeParse({ handset: '13800138000', made_up: 1 })
    const unknown = error?.issues.find(({ code }) => code === 'unrecognized_keys')
    expect(unknown && 'keys' in unknown && unknown.keys, id).toContain('made_up')
  }
})
