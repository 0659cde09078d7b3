import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from './alone.mjs'

const SCRIPT = `
  const { alone } = await import(${JSON.stringify(new URL('./alone.mjs', import.meta.url).href)})
  const { appendFileSync } = await import('node:fs')
  await alone(process.argv[1], async () => {
    appendFileSync(process.argv[2], 'in ')
    await new Promise((resolve) => setTimeout(resolve, 150))
    appendFileSync(process.argv[2], 'out ')
  })`

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('of three processes at once, each waits for the one before', () => {
  const log = join(folder, 'log')
  const claims = join(folder, 'claims')
  const one = 'node --input-type=module -e "$SCRIPT" "$CLAIMS" "$LOG"'
  const environment = { ...process.env, SCRIPT, CLAIMS: claims, LOG: log }
  const three = `${one} & ${one} & ${one} & wait; cat "$LOG"`
  const { stdout } = spawnSync('sh', ['-c', three], { encoding: 'utf8', env: environment })
  expect(stdout.trim().split('\n').at(-1)).toBe('in out in out in out')
})

test('what a killed process left behind is no obstacle, and work that fails leaves nothing', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, `${pid}-77`), '')
  await expect(
    alone(folder, async () => {
      throw new Error('failed')
    }),
  ).rejects.toThrow('failed')
  expect(readdirSync(folder)).toEqual([`${pid}-77`])
})
