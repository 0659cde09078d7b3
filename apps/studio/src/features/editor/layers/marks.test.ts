import type { Finding } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { marksOf } from './marks'

const finding = (severity: Finding['severity'], blockId?: string): Finding => ({
  rule: 'r',
  severity,
  path: '',
  message: '',
  fix: '',
  ...(blockId !== undefined && { blockId }),
})

test('errors and warnings are counted by block; hints and those of the page are not', () => {
  const marks = marksOf([
    finding('error', 'a'),
    finding('warning', 'a'),
    finding('error', 'a'),
    finding('warning', 'b'),
    finding('info', 'c'),
    finding('error'),
  ])
  expect([...marks]).toEqual([
    ['a', { errors: 2, warnings: 1 }],
    ['b', { errors: 0, warnings: 1 }],
  ])
})
