import { expect, test } from 'vitest'
import * as pages from '.'

test('other modules enter the page domain by at most fifteen names', () => {
  expect(Object.keys(pages).length).toBeLessThanOrEqual(15)
})
