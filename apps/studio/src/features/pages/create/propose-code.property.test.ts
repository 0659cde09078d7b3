import { PAGE_CODE } from '@yingzao/schema/client'
import { assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, freeCode, proposeCode } from './propose-code'

/** What codes consist of, what only looks like it, and what can be in none. */
const LETTERS = constantFrom('A', 'z', '9', '0', ' ', '-', '_', '/', '中', 'Ｖ', '１', 'é', '😀')

test('whatever a title is, its code is one that the contract takes, and so are those proposed after it', () => {
  assert(
    property(
      string({ unit: LETTERS, maxLength: 90 }),
      integer({ min: 0, max: 4_000_000_000_000 }),
      (title, now) => {
        let code = proposeCode(title, 'page', dayNumber(now))
        const seen = new Set<string>()
        for (let tries = 0; tries < 5; tries += 1) {
          expect(code).toMatch(PAGE_CODE)
          // The same proposal again would be taken again.
          expect(seen).not.toContain(code)
          seen.add(code)
          code = freeCode(code)
        }
      },
    ),
  )
})
