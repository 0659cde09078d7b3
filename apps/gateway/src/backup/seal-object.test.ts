import { expect, test } from 'vitest'
import { openObject, sealObject } from './seal-object'
import { backupKey } from './testing/backup-key'

const KEYS = [backupKey('new'), backupKey('old')] as const
const NAME = 'base/1/000001'
const BYTES = Buffer.from('what a row says of somebody')

test('what was sealed opens under its name with any of the keys, and is another text each time', () => {
  const sealed = sealObject(KEYS, NAME, BYTES)
  expect(openObject([KEYS[1], KEYS[0]], NAME, sealed)).toEqual(BYTES)
  expect(openObject(KEYS, NAME, sealObject([KEYS[1]], NAME, Buffer.alloc(0)))).toEqual(Buffer.alloc(0))
  expect(sealObject(KEYS, NAME, BYTES)).not.toEqual(sealed)
  expect(sealed.includes('somebody')).toBe(false)
})

test('not a byte of it can be another, wherever it stands', () => {
  const sealed = sealObject(KEYS, NAME, BYTES)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => openObject(KEYS, NAME, changed), String(at)).toThrow(
      /YZB|does not open|cut short|BACKUP_KEY/,
    )
  }
})

test('cut anywhere, or put in the place of another, it does not open', () => {
  const sealed = sealObject(KEYS, NAME, BYTES)
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => openObject(KEYS, NAME, sealed.subarray(0, length)), String(length)).toThrow(/cut/)
  expect(() => openObject(KEYS, 'base/1/000002', sealed)).toThrow(/renamed/)
})

test('a key that is missing is named, and another of the same name is told from it', () => {
  const sealed = sealObject(KEYS, NAME, BYTES)
  expect(() => openObject([KEYS[1]], NAME, sealed)).toThrow(/key "new", which BACKUP_KEY does not hold/)
  const other = { ...backupKey('other'), id: 'new' }
  expect(() => openObject([other], NAME, sealed)).toThrow(/another key of that name/)
})
