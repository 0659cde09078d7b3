import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readTar } from './tar-read'
import { TAR_END, type TarEntry, tarHeader, tarPadding } from './tar-write'

const LONG = `${'folder/'.repeat(14)}${'f'.repeat(90)}`

function archive(entries: [name: string, text: string | undefined][]): Buffer {
  const parts = entries.flatMap(([name, text]) => {
    const bytes = Buffer.from(text ?? '')
    return [
      tarHeader({ name, isFolder: text === undefined, bytes: bytes.length }),
      bytes,
      tarPadding(bytes.length),
    ]
  })
  return Buffer.concat([...parts, TAR_END])
}

async function read(bytes: Buffer, chunk: number): Promise<[TarEntry, string][]> {
  const found: [TarEntry, string][] = []
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  )
  await readTar(Readable.from(chunks) as AsyncIterable<Buffer>, {
    begin: (entry) => void found.push([entry, '']),
    take: (part) => {
      const last = found.at(-1)
      if (last) last[1] += part.toString()
    },
    end: () => {},
  })
  return found
}

const ENTRIES: [string, string | undefined][] = [
  ['base', undefined],
  ['base/1', 'x'.repeat(700)],
  ['base/empty', ''],
  ['base/even', 'y'.repeat(1024)],
  [LONG, 'deep'],
]

test.each([1, 7, 512, 1_000, 1_000_000])(
  'what was written is read again, in pieces of %i bytes',
  async (chunk) => {
    const found = await read(archive(ENTRIES), chunk)
    expect(found.map(([{ name, isFolder }, text]) => [name, isFolder ? undefined : text])).toEqual(ENTRIES)
  },
)

test('an archive that was cut between two files is told from a whole one', async () => {
  const whole = archive(ENTRIES)
  const cut = whole.subarray(0, whole.length - TAR_END.length)
  await expect(read(cut, 512)).rejects.toThrow(/cut/)
})

test('a name that leads out of the folder is refused', async () => {
  await expect(read(archive([['../postgres.json', 'x']]), 512)).rejects.toThrow(/lies outside/)
})
