import { expect, test } from 'vitest'
import { checkDocument } from '../check-document'
import { documentOf, LINK_HOSTS, NOW, person } from '../testing/sample'

function isRefused(more: Parameters<typeof person>[0]): boolean {
  const { findings } = checkDocument(documentOf({ blocks: [person(more)] }), {
    linkHosts: LINK_HOSTS,
    now: NOW,
    facts: {},
  })
  return findings.some(({ rule, severity }) => rule === 'adviser-number' && severity === 'error')
}

test.each([
  ['gives advice', { role: '讲师' }, true],
  ['gives advice and writes a word for the number', { adviser_no: '申请中' }, true],
  ['gives advice and can be looked up', { adviser_no: 'S0000000000001' }, false],
  ['gives none', { advises: false, role: '课程助教' }, false],
  ['is said to give none and is called an adviser', { advises: false, role: '高级投资顾问' }, true],
])('of somebody who %s a number is asked for: %j %s', (_who, more, refused) => {
  expect(isRefused(more)).toBe(refused)
})
