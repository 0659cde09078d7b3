import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundle } from './bundle.mjs'
import { root } from './root.mjs'

/** Inside the checkout, as a bundle finds third-party packages in its node_modules. */
const WORKSPACE = join(root, '.yingzao')

let folder

beforeEach(() => {
  mkdirSync(WORKSPACE, { recursive: true })
  folder = mkdtempSync(join(WORKSPACE, 'bundle-'))
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  writeFileSync(join(folder, 'src', name), text)
}

const from = (path) => relative(root, join(folder, path))

/** What the program exports, once it is bundled. */
async function bundled(...names) {
  const programs = Object.fromEntries(names.map((name) => [name, from(`src/${name}.ts`)]))
  await bundle({ programs, folder: from('dist') })
  return import(pathToFileURL(join(folder, `dist/${names[0]}.mjs`)).href)
}

test('a program finds what lies beside its sources, wherever their code has come to stand', async () => {
  write('parts/words.txt', 'beside')
  write(
    'parts/read.ts',
    "import { readFileSync } from 'node:fs'\nexport const read = (): string => readFileSync(new URL('./words.txt', import.meta.url), 'utf8')",
  )
  write('main.ts', "export { read } from './parts/read'")
  write('other.ts', "import { read } from './parts/read'\nread()")
  expect((await bundled('main', 'other')).read()).toBe('beside')
})

test('a module that a worker is to load becomes a program, and its address that of the program', async () => {
  write('parts/work.ts', "export const answer = (question: string): string => question + '!'")
  write('main.ts', "export const WORK: URL = new URL('./parts/work.ts', import.meta.url)")
  const { WORK } = await bundled('main')
  expect(WORK.href).toMatch(/\/dist\/worker\..*parts\.work\.mjs$/)
  expect((await import(WORK.href)).answer('well')).toBe('well!')
})

test('packages of others stay where they are, and ours travel along', async () => {
  write(
    'main.ts',
    "import { isHandset } from '@yingzao/contract/client'\nimport { pino } from 'pino'\nexport const parts = [isHandset('13800138000'), typeof pino]",
  )
  expect((await bundled('main')).parts).toEqual([true, 'function'])
})

test('what an earlier bundle left is gone after the next one', async () => {
  write('main.ts', 'export const one = 1')
  write('gone.ts', 'export const two = 2')
  await bundled('main', 'gone')
  await bundle({ programs: { main: from('src/main.ts') }, folder: from('dist') })
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['main.mjs', 'main.mjs.map'])
})

test('a source that cannot be read stops it and leaves the bundle of before', async () => {
  write('main.ts', 'export const one = 1')
  await bundled('main')
  write('main.ts', 'export const one = ')
  await expect(bundle({ programs: { main: from('src/main.ts') }, folder: from('dist') })).rejects.toThrow(
    /Unexpected end of file/,
  )
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['main.mjs', 'main.mjs.map'])
})
