import { expect, test } from 'vitest'
import { daysQuery, pageReportAddress } from './report-address'

test('a report stands in its address, and what the contract refuses is left out', () => {
  const address =
    'span=30&from=2026-11-01&to=2026-11-08&compare_from=2025-11-01&version=2&container=wx&channel=utm_source%3Dwechat&variant=12.B&measure=lead'
  const filter = pageReportAddress.read(new URLSearchParams(address))
  expect(pageReportAddress.write(filter).toString()).toBe(address)
  const wrong = 'span=31&from=2026-13-01&version=x&container=tv&variant=B&measure=none'
  expect(pageReportAddress.read(new URLSearchParams(wrong))).toEqual({})
})

test('the next report shows the same days and nothing else', () => {
  expect(daysQuery({ span: '14', compare_from: '2026-10-01' })).toBe('?span=14&compare_from=2026-10-01')
  expect(daysQuery({})).toBe('')
})
