import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneChunks } from './prune-chunks.mjs'

const DAY = 24 * 3_600_000

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-chunks-'))
  write('chunks.json', '{"entry":{"js":["main.aaaa1111.js"]}}')
  write('main.aaaa1111.js', 'load({wake:"bbbb2222"})')
  write('wake.bbbb2222.js', '')
  write('wake.cccc3333.js', 'of the build before')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  writeFileSync(join(folder, name), text)
}

function chunks() {
  return readdirSync(folder).filter((name) => name.endsWith('.js'))
}

test('a chunk out of use stays for fourteen days and then goes, while those in use stay however old', () => {
  pruneChunks({ folder, now: 0 })
  pruneChunks({ folder, now: 14 * DAY })
  expect(chunks()).toEqual(['main.aaaa1111.js', 'wake.bbbb2222.js', 'wake.cccc3333.js'])
  pruneChunks({ folder, now: 14 * DAY + 1 })
  expect(chunks()).toEqual(['main.aaaa1111.js', 'wake.bbbb2222.js'])
})

test('the fourteen days begin when a build stops using it, not when it was made', () => {
  pruneChunks({ folder, now: 0 })
  write('main.aaaa1111.js', 'load({wake:"dddd4444"})')
  write('wake.dddd4444.js', '')
  pruneChunks({ folder, now: 100 * DAY })
  expect(chunks()).toContain('wake.bbbb2222.js')
})

test('a chunk that comes back into use is forgotten as retired', () => {
  pruneChunks({ folder, now: 0 })
  write('main.aaaa1111.js', 'load({wake:"cccc3333"})')
  pruneChunks({ folder, now: 10 * DAY })
  write('main.aaaa1111.js', 'load({wake:"bbbb2222"})')
  pruneChunks({ folder, now: 20 * DAY })
  expect(chunks()).toContain('wake.cccc3333.js')
})

test.each([['passport'], ['cashier']])(
  'what is listed apart, such as the script of the %s, is in use',
  (name) => {
    write(`${name}.json`, `{"others":{"${name}":{"js":["${name}.eeee5555.js"]}}}`)
    write(`${name}.eeee5555.js`, 'load({gate:"ffff6666"})')
    write('gate.ffff6666.js', '')
    pruneChunks({ folder, now: 0 })
    pruneChunks({ folder, now: 15 * DAY })
    expect(readdirSync(folder)).toContain(`${name}.json`)
    expect(chunks()).toEqual(
      [`${name}.eeee5555.js`, 'gate.ffff6666.js', 'main.aaaa1111.js', 'wake.bbbb2222.js'].sort(),
    )
  },
)
