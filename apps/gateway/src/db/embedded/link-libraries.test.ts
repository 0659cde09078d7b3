import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkLibraries } from './link-libraries'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-links-'))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('puts every missing name back, also when one is there already', () => {
  linkLibraries(folder)
  rmSync(join(folder, 'native/lib/libpq.so'))
  linkLibraries(folder)
  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect(readFileSync(join(folder, 'native/lib', name), 'utf8')).toBe('library')
  }
})

test.skipIf(process.getuid?.() === 0)(
  'throws where it may not write, so that the caller makes a copy',
  () => {
    chmodSync(join(folder, 'native/lib'), 0o555)
    expect(() => linkLibraries(folder)).toThrow('EACCES')
    chmodSync(join(folder, 'native/lib'), 0o755)
  },
)
