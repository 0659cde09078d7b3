import { expect, test } from 'vitest'
import { wording as chinese } from './wording'
import { wording as english } from './wording.en'

// These tables are looked up with whatever the log contains, so their types do not list the names they must have.
test.each(['actions', 'subjects', 'fields', 'values'] as const)(
  'every one of the %s has its English',
  (table) => {
    expect(Object.keys(english[table])).toEqual(Object.keys(chinese[table]))
  },
)
