import { expect, test } from 'vitest'
import { readZip } from './read-zip'
import { writeZip } from './zip'

async function zipped(name: string, bytes: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeZip([{ name, bytes: [bytes] }])) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Returns the position of the signature for a kind of record, in files that have it only once. */
const placeOf = (zip: Buffer, mark: number) => zip.indexOf(Buffer.from([0x50, 0x4b, mark, mark + 1]))

test('files are read by their names, also behind a comment on the whole', async () => {
  const zip = await zipped('账单.csv', Buffer.from('a,b'))
  expect(readZip(zip)).toEqual(new Map([['账单.csv', Buffer.from('a,b')]]))
  zip.writeUInt16LE(3, zip.length - 2)
  expect(readZip(Buffer.concat([zip, Buffer.from('abc')])).size).toBe(1)
  expect(() => readZip(Buffer.concat([zip, Buffer.from('ab')]))).toThrow('end of its directory')
})

test('names that are not said to be UTF-8 are read as they are written elsewhere', async () => {
  const zip = await zipped('xx', Buffer.from('a'))
  const entry = placeOf(zip, 1)
  zip.writeUInt16LE(0, entry + 8)
  Buffer.from([0xd6, 0xd0]).copy(zip, entry + 46)
  expect([...readZip(zip, { encoding: 'gbk' }).keys()]).toEqual(['中'])
})

test('a file that is only stored is read too, and no other way of packing', async () => {
  const zip = await zipped('a', Buffer.from('hello'))
  const entry = placeOf(zip, 1)
  zip.writeUInt16LE(12, entry + 10)
  expect(() => readZip(zip)).toThrow('method 12')
  zip.writeUInt16LE(0, entry + 10)
  // Stored data has the same length packed and unpacked, and these bytes are still deflated.
  expect(() => readZip(zip)).toThrow('checksum')
})

test('a small file that holds a large one is not unpacked', async () => {
  const zip = await zipped('a', Buffer.alloc(2_000_000))
  expect(zip.length).toBeLessThan(10_000)
  expect(readZip(zip).get('a')).toHaveLength(2_000_000)
  expect(() => readZip(zip, { maxBytes: 1_999_999 })).toThrow()
})
