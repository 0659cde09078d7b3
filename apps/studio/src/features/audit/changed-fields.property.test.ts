import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields } from './changed-fields'

test('an act that changed nothing shows nothing, and one way is the other way round', () => {
  assert(
    property(jsonValue(), jsonValue(), (before, after) => {
      expect(changedFields(before, before)).toEqual([])
      const there = changedFields(before, after).map((field) => [field.path, field.before, field.after])
      const back = changedFields(after, before).map((field) => [field.path, field.after, field.before])
      expect(there.sort()).toEqual(back.sort())
    }),
  )
})
