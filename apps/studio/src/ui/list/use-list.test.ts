import { expect, test } from 'vitest'
import { behind } from './use-list'

test('what `next` says is asked for as `after`, until there is no more', () => {
  const part = { list: [], is_total_capped: false, total: 0 }
  expect(behind<'leadList'>({ ...part, next: 'abc' })).toEqual({ after: 'abc' })
  expect(behind<'leadList'>({ ...part, next: null })).toBeUndefined()
})
