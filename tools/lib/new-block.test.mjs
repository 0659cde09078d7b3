import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newBlock } from './new-block.mjs'
import { root as checkout } from './root.mjs'

const BLOCKS = 'packages/blocks/src'

let root

// A project of its own, so that no test leaves a block behind.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yingzao-new-block-'))
  mkdirSync(join(root, BLOCKS), { recursive: true })
  cpSync(join(checkout, BLOCKS, 'example.ts'), join(root, BLOCKS, 'example.ts'))
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const make = (folder, options = {}) => newBlock({ root, folder, isTaken: () => false, ...options })
const folders = () => readdirSync(join(root, BLOCKS)).filter((name) => name !== 'example.ts')

describe('a new block', () => {
  test('passes the suite of every block at once', async () => {
    expect(make('retain-popup', { title: '挽留弹窗' }).ok).toBe(true)
    const vitest = join(checkout, 'node_modules/vitest/vitest.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--root', root], {
      env: { ...process.env, NO_COLOR: '1' },
    })
    expect(stdout).toMatch(/Tests {2}\d+ passed/)
    expect(stdout).toContain('1 passed')
  }, 300_000)

  test('has all that a folder of a block holds', () => {
    const { files } = make('badge')
    expect([...files].sort()).toEqual(
      [
        'README.md',
        'badge.css',
        'badge.test.tsx',
        'badge.tsx',
        'examples.ts',
        'palette.ts',
        'presets.ts',
        'props.ts',
      ]
        .map((file) => `${BLOCKS}/badge/${file}`)
        .sort(),
    )
    for (const file of files) expect(existsSync(join(root, file))).toBe(true)
  })
})

describe('a name that will not do is refused with a sentence, and nothing is written', () => {
  test.each([
    'RetainPopup',
    'retain_popup',
    'retain--popup',
    '-popup',
    '2-popup',
    'popup-',
    '../popup',
    '',
    '弹窗',
  ])('%j is no folder name', (folder) => {
    expect(make(folder)).toEqual({ ok: false, reason: expect.stringContaining('retain-popup') })
    expect(folders()).toEqual([])
  })

  test.each(['switch', 'new', 'let', 'views', 'define-view'])('%j means something else in code', (folder) => {
    expect(make(folder)).toEqual({ ok: false, reason: expect.stringContaining('means something else') })
    expect(folders()).toEqual([])
  })

  test('a folder that is there stays as it is', () => {
    mkdirSync(join(root, BLOCKS, 'tap'))
    expect(make('tap')).toEqual({ ok: false, reason: expect.stringContaining('already there') })
    expect(readdirSync(join(root, BLOCKS, 'tap'))).toEqual([])
  })

  test('a name that a block answers to, by an alias too', () => {
    const isTaken = (name) => name === 'carousel'
    expect(make('carousel', { isTaken })).toEqual({ ok: false, reason: expect.stringContaining('carousel') })
    expect(folders()).toEqual([])
  })

  test('a title that would break the code', () => {
    expect(make('badge', { title: "'" }).ok).toBe(false)
    expect(folders()).toEqual([])
  })
})
