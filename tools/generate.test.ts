import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each starts several processes, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)
const here = fileURLToPath(new URL('.', import.meta.url))

let root: string

// A project of its own, so that nothing here depends on what the real one generates.
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'yingzao-generate-'))
  await mkdir(path.join(root, 'tools/generators'), { recursive: true })
  await symlink(path.join(here, '../node_modules'), path.join(root, 'node_modules'))
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }')
  await cp(path.join(here, 'generate.mjs'), path.join(root, 'tools/generate.mjs'))
  await addGenerator('blocks', { 'docs/reference/blocks.md': '# Blocks\n', 'src/list.txt': 'a\n' })
})

afterEach(() => rm(root, { recursive: true }))

function addGenerator(name: string, files: Record<string, string>) {
  const source = `export async function generate(): Promise<Record<string, string>> { return ${JSON.stringify(files)} }`
  return writeFile(path.join(root, `tools/generators/${name}.ts`), source)
}

const generate = (...args: string[]) => run('node', ['tools/generate.mjs', ...args], { cwd: root })
const read = (file: string) => readFile(path.join(root, file), 'utf8')

test('writes what the generators give, and a second run finds nothing to write', async () => {
  expect((await generate()).stdout).toContain('2 written')
  expect(await read('docs/reference/blocks.md')).toBe('# Blocks\n')
  expect((await generate()).stdout).toContain('0 written')
})

test('--check passes when the files match their sources', async () => {
  await generate()
  expect((await generate('--check')).stdout).toContain('all up to date')
})

test('--check names each file that differs or is missing, and writes nothing', async () => {
  await generate()
  await writeFile(path.join(root, 'src/list.txt'), 'edited by hand\n')
  await rm(path.join(root, 'docs'), { recursive: true })
  await expect(generate('--check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('docs/reference/blocks.md, src/list.txt'),
  })
  expect(await read('src/list.txt')).toBe('edited by hand\n')
})

test('lists are written before the other generators load what is made of them', async () => {
  await mkdir(path.join(root, 'tools/generators/lists'))
  await addGenerator('lists/calls', { 'src/calls.ts': "export const calls = 'a, b'\n" })
  const source = `import { calls } from '../../src/calls'
export const generate = () => ({ 'calls.txt': calls })`
  await writeFile(path.join(root, 'tools/generators/calls.ts'), source)
  await generate()
  expect(await read('calls.txt')).toBe('a, b')
})

test('two generators may not write the same file', async () => {
  await addGenerator('other', { 'src/list.txt': 'b\n' })
  await expect(generate()).rejects.toMatchObject({
    stderr: expect.stringContaining('Two generators write src/list.txt'),
  })
})
