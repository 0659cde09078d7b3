import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testKey } from '../modules/testing/start-test-gateway'
import { hashHandset, openHandset, sealHandset } from './sealed-handset'

const PHONE = '13800138000'
const keys = { piiKeys: [testKey('a')] as const, piiIndexKey: testKey('index').secret }

test('a sealed phone opens again, and is another text each time', () => {
  const [one, two] = [sealHandset(keys, 'lead', PHONE), sealHandset(keys, 'lead', PHONE)]
  expect([openHandset(keys, 'lead', one), openHandset(keys, 'lead', two)]).toEqual([PHONE, PHONE])
  expect(one.handset_enc).not.toBe(two.handset_enc)
  expect(one.handset_hash).toBe(two.handset_hash)
  expect(JSON.stringify([one, two])).not.toContain(PHONE)
})

test('the hash needs the key: it is not what anybody can compute of eleven digits', () => {
  const hash = hashHandset(keys, PHONE)
  for (const text of [PHONE, `handset:${PHONE}`]) {
    expect(hash).not.toBe(createHash('sha256').update(text).digest('base64url'))
  }
  expect(hashHandset({ piiIndexKey: testKey('other').secret }, PHONE)).not.toBe(hash)
  expect(hash).toMatch(/^[\w-]{43}$/)
})

describe('a phone cannot be read', () => {
  const sealed = sealHandset(keys, 'lead', PHONE)

  test('in another table', () => {
    expect(() => openHandset(keys, 'softuser', sealed)).toThrow(/was moved from another row/)
  })

  test('in the row of somebody else', () => {
    const { handset_hash } = sealHandset(keys, 'lead', '13800138001')
    expect(() => openHandset(keys, 'lead', { ...sealed, handset_hash })).toThrow(/was moved from another row/)
  })

  test('with another key of the same name', () => {
    const piiKeys = [{ ...testKey('b'), id: 'a' }] as const
    expect(() => openHandset({ piiKeys }, 'lead', sealed)).toThrow(/another key of the name "a"/)
  })

  test('without its key, and then the key is named', () => {
    expect(() => openHandset({ piiKeys: [testKey('b')] }, 'lead', sealed)).toThrow(/key "a", which PII_KEYS/)
  })

  test('after any one of its bytes was changed', () => {
    const [id, text = ''] = sealed.handset_enc.split(':')
    const bytes = Buffer.from(text, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      const handset_enc = `${id}:${changed.toString('base64url')}`
      expect(() => openHandset(keys, 'lead', { ...sealed, handset_enc })).toThrow(/was changed/)
    }
  })

  test.each(['', 'a', 'a:', 'a:AAAA', ':', '13800138000'])('when it is %j', (handset_enc) => {
    expect(() => openHandset(keys, 'lead', { ...sealed, handset_enc })).toThrow()
  })
})

test('an older key still reads, a newer one writes', () => {
  const old = sealHandset(keys, 'lead', PHONE)
  const rotated = { ...keys, piiKeys: [testKey('b'), testKey('a')] as const }
  expect(openHandset(rotated, 'lead', old)).toBe(PHONE)
  expect(sealHandset(rotated, 'lead', PHONE).handset_enc).toMatch(/^b:/)
})
