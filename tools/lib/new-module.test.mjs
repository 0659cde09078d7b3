import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newCall } from './new-call.mjs'
import { newModule } from './new-module.mjs'

const CONTRACT = 'packages/contract/src'
const MODULES = 'apps/gateway/src/modules'

let root

// A project of its own. The guides, which `npm run test:guides` follows, show that what is made works.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yingzao-new-module-'))
  mkdirSync(join(root, MODULES), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const notTaken = () => false
const make = (folder, options = {}) => newModule({ root, folder, isTaken: notTaken, ...options })
const add = (id, options = {}) =>
  newCall({ root, module: 'watch-list', id, kind: 'visitors', isTaken: notTaken, ...options })
const read = (path) => readFileSync(join(root, path), 'utf8')

describe('a new module', () => {
  test('has all its files, and says which they are', () => {
    const { files } = make('watch-list', { title: '自选' })
    expect(readdirSync(join(root, MODULES, 'watch-list')).sort()).toEqual([
      'add-watch-list.ts',
      'handle-watch-list.ts',
      'index.ts',
      'list-watch-list.ts',
      'module.ts',
      'routes.ts',
      'testing',
      'watch-list-store.ts',
      'watch-list-tables.ts',
      'watch-list.test.ts',
    ])
    for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  })

  test('leaves nothing of its template in a file or a name', () => {
    const { files } = make('watch-list')
    for (const file of files) expect(file + read(file)).not.toMatch(/\{\{\w+\}\}/)
  })

  test('has its calls in the contract, that of visitors with an example', () => {
    make('watch-list', { title: '自选' })
    expect(read(`${CONTRACT}/operations/watch-list.ts`)).toContain("example: { sends: { text: '自选' } }")
    expect(read(`${CONTRACT}/studio-operations/watch-list.ts`)).toContain('watchListList')
  })

  test('touches nothing beside its own files', () => {
    writeFileSync(join(root, 'there-before'), '')
    const { files } = make('watch-list')
    const all = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = all.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    expect(paths.sort()).toEqual(['there-before', ...files].sort())
  })

  test.each(['WatchList', 'watch_list', 'watch--list', '-list', '2-lists', '../list', '', '自选'])(
    '%j is no folder name, and nothing is written',
    (folder) => {
      expect(make(folder)).toEqual({ ok: false, reason: expect.stringContaining('watch-list') })
      expect(readdirSync(join(root, MODULES))).toEqual([])
    },
  )

  test('a name that the database would cut is refused', () => {
    expect(make('a'.repeat(29))).toEqual({ ok: false, reason: expect.stringContaining('at most 28') })
  })

  test('what is there stays as it is', () => {
    make('watch-list')
    expect(make('watch-list')).toEqual({ ok: false, reason: expect.stringContaining('already there') })
  })

  test('a name of which the contract has a call, and a title that would break the code, are refused', () => {
    const isTaken = (id) => id === 'watchListList'
    expect(make('watch-list', { isTaken })).toEqual({
      ok: false,
      reason: expect.stringContaining('watchListList'),
    })
    expect(make('watch-list', { title: '自选`' }).ok).toBe(false)
    expect(readdirSync(join(root, MODULES))).toEqual([])
  })
})

describe('a new call', () => {
  beforeEach(() => make('watch-list'))

  test('of visitors is declared, served, sampled and tested', () => {
    const { files } = add('dropWatch')
    expect(read(`${CONTRACT}/operations/watch-list.ts`).match(/^export const \w+/gm)).toEqual([
      'export const addWatchList',
      'export const dropWatch',
    ])
    expect(read(`${CONTRACT}/operations/watch-list.ts`)).toContain('example: { sends: { id: 1 } }')
    expect(read(`${MODULES}/watch-list/routes.ts`)).toContain('registerOperation(app, operations.dropWatch, ')
    expect(read(`${MODULES}/watch-list/testing/samples.ts`)).toContain('dropWatch: { fields: { id: 1 } }')
    expect(files).toEqual(expect.arrayContaining([`${MODULES}/watch-list/drop-watch.test.ts`]))
  })

  test('of members goes to the contract of the Studio', () => {
    add('markWatch', { kind: 'members' })
    expect(read(`${CONTRACT}/studio-operations/watch-list.ts`)).toContain('export const markWatch')
    expect(read(`${MODULES}/watch-list/routes.ts`)).toContain('studioOperations.markWatch')
  })

  test('of a module that had none of its kind gets a file of its own', () => {
    rmSync(join(root, CONTRACT, 'operations/watch-list.ts'))
    rmSync(join(root, MODULES, 'watch-list/testing'), { recursive: true })
    expect(add('dropWatch').ok).toBe(true)
    expect(read(`${CONTRACT}/operations/watch-list.ts`)).toContain('export const dropWatch')
    expect(read(`${MODULES}/watch-list/testing/samples.ts`)).toContain('watchListSamples')
  })

  test('of a module that is not there is refused with those that are', () => {
    expect(add('dropWatch', { module: 'nothing' })).toEqual({
      ok: false,
      reason: expect.stringContaining('There are watch-list'),
    })
  })

  test.each(['drop-watch', 'DropWatch', 'drop watch', 'delete', ''])('%j is no name', (id) => {
    expect(add(id)).toEqual({ ok: false, reason: expect.stringContaining('dropReaction') })
  })

  test('a name that is taken, by a call or by a file, is refused', () => {
    expect(add('dropWatch', { isTaken: () => true })).toMatchObject({ ok: false })
    expect(add('handleWatchList')).toEqual({ ok: false, reason: expect.stringContaining('already there') })
  })

  test('routes that take their context apart are refused, with what to do', () => {
    const routes = `${MODULES}/watch-list/routes.ts`
    rmSync(join(root, routes))
    expect(add('dropWatch')).toEqual({ ok: false, reason: expect.stringContaining('(app, ctx, …)') })
    expect(existsSync(join(root, MODULES, 'watch-list/drop-watch.ts'))).toBe(false)
  })
})
