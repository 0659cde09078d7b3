import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClaim } from './claim'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-claim-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('only one of many works at a time, and all get their turn', async () => {
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
    return most
  }
  const turns = await Promise.all(Array.from({ length: 6 }, () => withClaim({ folder }, work)))
  expect(turns).toHaveLength(6)
  expect(most).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a claim that a dead process left behind is no obstacle', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, `${pid}-12345-x`), '')
  expect(await withClaim({ folder }, async () => 'went ahead')).toBe('went ahead')
})

test('a claim under the number of a living process that started at another time is no obstacle', async () => {
  writeFileSync(join(folder, `${process.ppid}-1-x`), '')
  expect(await withClaim({ folder }, async () => 'went ahead')).toBe('went ahead')
})

test('work that fails gives the claim back', async () => {
  const failing = withClaim({ folder }, async () => {
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
  expect(readdirSync(folder)).toEqual([])
})

test('a long wait names the process that is waited for', async () => {
  const waitedFor: number[] = []
  let release = () => {}
  const first = withClaim(
    { folder },
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  await withClaim(
    {
      folder,
      onWait: (pid) => {
        waitedFor.push(pid)
        release()
      },
    },
    async () => {},
  )
  await first
  expect(waitedFor).toEqual([process.pid])
})
