import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtFrom } from './built-from.mjs'
import { editFile, fromTemplate, writeNew } from './from-template.mjs'

// A checkout of its own, so that nothing here depends on what the real one holds.
const checkout = vi.hoisted(() => ({ root: '' }))
vi.mock('./root.mjs', () => ({
  get root() {
    return checkout.root
  },
}))
const folders = []

beforeEach(() => {
  checkout.root = mkdtempSync(join(tmpdir(), 'yingzao-checkout-'))
  folders.push(checkout.root)
  write('package-lock.json', '{}')
  write('apps/h5/src/main.ts', 'a()')
  write('packages/blocks/src/text.tsx', 'b()')
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function write(path, text) {
  const file = join(checkout.root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const read = (path) => readFileSync(join(checkout.root, path), 'utf8')

describe('a build', () => {
  const sources = () => builtFrom({ stamp: 'apps/h5/dist/.built-from', folders: ['apps/h5', 'packages'] })
  function build() {
    const { hash, remember } = sources()
    write('apps/h5/dist/main.js', 'built')
    remember(hash())
  }

  test('is fresh until something that it was made from is other than it was', () => {
    expect([sources().exists(), sources().isFresh()]).toEqual([false, false])
    build()
    expect([sources().exists(), sources().isFresh()]).toEqual([true, true])
    write('packages/blocks/src/text.tsx', 'c()')
    expect([sources().exists(), sources().isFresh()]).toEqual([true, false])
  })

  test.each([
    ['a new source', () => write('packages/blocks/src/image.tsx', '')],
    ['a source that is gone', () => rmSync(join(checkout.root, 'apps/h5/src/main.ts'))],
    [
      'a source of another name',
      () => {
        rmSync(join(checkout.root, 'apps/h5/src/main.ts'))
        write('apps/h5/src/start.ts', 'a()')
      },
    ],
    ['another package', () => write('package-lock.json', '{"a":1}')],
  ])('is stale after %s', (_what, change) => {
    build()
    change()
    expect(sources().isFresh()).toBe(false)
  })

  test.each([
    'apps/h5/src/main.test.ts',
    'apps/h5/README.md',
    'apps/h5/dist/other.js',
    'packages/blocks/node_modules/a/index.js',
    'apps/gateway/src/main.ts',
  ])('is not made from %s', (path) => {
    build()
    write(path, 'changed')
    expect(sources().isFresh()).toBe(true)
  })

  test('is stale when a source was saved while it was made', () => {
    const { hash, remember } = sources()
    const before = hash()
    write('apps/h5/dist/main.js', 'built')
    write('apps/h5/src/main.ts', 'saved meanwhile')
    remember(before)
    expect(sources().isFresh()).toBe(false)
  })
})

describe('a template', () => {
  beforeEach(() => {
    write(
      'tools/templates/block/packages/blocks/src/{{folder}}/{{folder}}.tsx.tmpl',
      'export const {{name}} = 1\n',
    )
    write('tools/templates/block/packages/blocks/src/{{folder}}/README.md', '# {{title}} {{name}}\n')
  })
  const VALUES = { folder: 'watch-list', name: 'watchList', title: '自选' }

  test('gives files with the values in their names and their texts', () => {
    expect(fromTemplate('block', VALUES)).toEqual([
      { path: 'packages/blocks/src/watch-list/README.md', text: '# 自选 watchList\n' },
      { path: 'packages/blocks/src/watch-list/watch-list.tsx', text: 'export const watchList = 1\n' },
    ])
  })

  test('with a value that nobody gives gives nothing', () => {
    expect(() => fromTemplate('block', { folder: 'a', name: 'a' })).toThrow('Nothing is given for {{title}}')
  })

  test('is written whole or not at all: what is there stays as it is', () => {
    write('packages/blocks/src/watch-list/watch-list.tsx', 'mine')
    const files = fromTemplate('block', VALUES)
    expect(() => writeNew(checkout.root, files)).toThrow('watch-list.tsx is already there.')
    expect(read('packages/blocks/src/watch-list/watch-list.tsx')).toBe('mine')
    expect(() => read('packages/blocks/src/watch-list/README.md')).toThrow()
    rmSync(join(checkout.root, 'packages/blocks/src/watch-list'), { recursive: true })
    writeNew(checkout.root, files)
    expect(read('packages/blocks/src/watch-list/README.md')).toBe('# 自选 watchList\n')
  })

  test('leaves files that are there to be edited in their place', () => {
    editFile(checkout.root, 'apps/h5/src/main.ts', (text) => `${text}\nb()`)
    expect(read('apps/h5/src/main.ts')).toBe('a()\nb()')
  })
})
