import { expect, test } from 'vitest'
import { isPhoneLike, type LeadFilter, leadAddress } from './lead-filter'

test('a filter that goes through an address comes back as it was', () => {
  const filter: LeadFilter = {
    q: '王',
    lead_ids: '12,7',
    status: 'following',
    assignee: 'me',
    version_id: 7,
    page_code: 'etf-course',
    cps_id: 'wx-01',
    consent: 'recorded',
    from: '2026-11-01',
    to: '2026-11-21',
  }
  expect(leadAddress.read(leadAddress.write(filter))).toEqual(filter)
  expect(leadAddress.write({}).toString()).toBe('')
})

test('what the contract would refuse is left out of what is asked', () => {
  const search = new URLSearchParams('status=bogus&assignee=me&from=yesterday&version_id=x&other=1')
  expect(leadAddress.read(search)).toEqual({ assignee: 'me' })
})

test.each([
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '１３８００１３８０００',
  '#13800138000',
  '一三八零零一三八零零零',
  '1380013800',
  '王13800138000',
])('the phone %s never stands in an address', (q) => {
  expect(leadAddress.write({ q, status: 'new' }).toString()).toBe('status=new')
  expect(isPhoneLike(q)).toBe(true)
})

test('an address with a phone asks for none', () => {
  expect(leadAddress.read(new URLSearchParams('q=13800138000&status=new'))).toEqual({ status: 'new' })
})

test('the last four digits of a phone and the number of a lead do', () => {
  expect(leadAddress.write({ q: '8000' }).toString()).toBe('q=8000')
  expect(leadAddress.write({ q: '123456' }).toString()).toBe('q=123456')
  expect(leadAddress.write({ q: '#1234567' }).toString()).toBe('q=%231234567')
})
