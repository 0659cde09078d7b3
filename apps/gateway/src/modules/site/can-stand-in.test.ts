import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../context'
import { canStandIn } from './can-stand-in'
import { keepMark, readMark } from './current-mark'
import { createSnapshots } from './snapshots'

const BUILD = 'build-1'
const page = {
  html: Buffer.from('<p>页面</p>'),
  br: Buffer.from([1]),
  gzip: Buffer.from([2]),
  csp: '',
  etag: 'abc',
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yingzao-stand-in-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const folder = () => join(dataDir, 'snapshots')

/** What a process leaves on its disk; `age`: seconds since it was current. */
async function leave({ build = BUILD, copyOf = BUILD, switches = '', age = 0 } = {}): Promise<void> {
  await createSnapshots(folder(), [], () => switches, copyOf).write('sale', { ...page, switches })
  const noting = keepMark(folder(), {
    currency: { age: () => age },
    build,
    switches: () => switches,
    log: { warn: () => {} },
  })
  await noting.close()
}

const can = (stalePageLimit = 600) =>
  canStandIn({
    config: { dataDir, linkHosts: [], stalePageLimit },
    site: { build: BUILD },
  } as unknown as Context)

test('copies of this build that were current lately can stand in, also where something was switched off', async () => {
  await leave()
  expect(await can()).toBe(true)
  await leave({ switches: 'stamp' })
  expect(await can()).toBe(true)
})

test('an empty disk cannot, nor copies without a mark, or with one that is no mark', async () => {
  expect(await can()).toBe(false)
  await createSnapshots(folder(), [], () => '', BUILD).write('sale', { ...page, switches: '' })
  expect(await can()).toBe(false)
  await writeFile(join(folder(), 'current.json'), '{"build":"build-1"}')
  expect(await can()).toBe(false)
})

test('copies of another build cannot, whose files are not here', async () => {
  await leave({ build: 'build-0', copyOf: 'build-0' })
  expect(await can()).toBe(false)
  await leave({ build: BUILD, copyOf: 'build-0' })
  expect(await can()).toBe(false)
})

test('copies cannot once they are as old as pages may be, and a process that is cut off makes them no younger', async () => {
  await leave({ age: 20 })
  expect([await can(60), await can(19)]).toEqual([true, false])
  const before = await readMark(folder())
  await leave({ age: 31 })
  expect(await readMark(folder())).toEqual(before)
})
