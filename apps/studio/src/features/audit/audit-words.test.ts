import { expect, test } from 'vitest'
import { subjectOf, subjectPath, subjectText, whoText } from './audit-words'

test.each([
  ['page:etf-course', 'ETF 定投训练营', '页面 ETF 定投训练营'],
  ['page:gone', '', '页面 gone'],
  [`asset:${'a'.repeat(64)}`, 'hero.jpg', '素材 hero.jpg'],
  ['lead:42', '', '线索 42'],
  ['leads', '', '线索'],
])('%s is called by its name', (subject, name, text) => {
  expect(subjectText(subject, name)).toBe(text)
})

test.each([
  [{ who: 'member:3', who_name: '王小明' }, '王小明'],
  [{ who: 'cli:root', who_name: '' }, '命令行 root'],
  [{ who: 'anonymous', who_name: '' }, '未登录者'],
])('whoever acts has a name', (who, text) => {
  expect(whoText(who)).toBe(text)
})

test.each([
  ['线索 42', 'lead:42'],
  [' 页面： etf-course ', 'page:etf-course'],
  ['lead:42', 'lead:42'],
  ['42', '42'],
])('%s is looked for as the log writes it', (text, subject) => {
  expect(subjectOf(text)).toBe(subject)
})

test('a subject leads to where it can be looked at', () => {
  expect(
    [
      'lead:42',
      'order:7',
      'product:1191',
      'coupon:spring',
      'group:g-1',
      'rule:vip',
      'invite:friends',
      'prize_grant:12',
      'tour:2026',
      'live:l-1',
      'openday:walk',
      'video:12',
      'page:etf-course',
      'submission:11',
      'asset:ab',
      'member:3',
    ].map(subjectPath),
  ).toEqual([
    '/leads?lead=42',
    '/orders?order=7',
    '/products?product=1191',
    '/coupons?coupon=spring',
    '/groups?group=g-1',
    '/rules?rule=vip',
    '/invitations?activity=friends',
    '/prize-grants?grant=12',
    '/tours?tour=2026',
    '/lives?live=l-1',
    '/open-days?event=walk',
    '/videos?video=12',
    '/pages/etf-course/versions',
    '/approvals/11',
    '/assets?asset=ab',
    undefined,
  ])
})
