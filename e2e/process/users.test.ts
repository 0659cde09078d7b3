import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess } from '../testing/gateway-process'

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const isRoot = process.getuid?.() === 0

test.runIf(isRoot)(
  'started by root, PostgreSQL runs as the system user yingzao, in a folder of its own',
  async () => {
    await using data = await DataFolder.create()
    await using _gateway = await GatewayProcess.start({ dataDir: data.path })
    const { uid } = idsOf('yingzao')
    expect(statSync(`/proc/${data.postgresPid}`).uid).toBe(uid)
    expect(statSync(data.databaseFolder)).toMatchObject({ uid })
    expect(statSync(join(data.path, 'postgres.json'))).toMatchObject({ uid: 0 })
  },
)

test.runIf(isRoot)(
  'a data folder below a closed parent gets its database elsewhere, and the start says where',
  async () => {
    await using data = await DataFolder.create({ closedParent: true })
    {
      await using gateway = await GatewayProcess.start({ dataDir: data.path })
      expect(data.databaseFolder).toMatch(/^\/var\/lib\/yingzao\/[0-9a-f]{16}$/)
      expect(gateway.output).toContain(`so its database is in ${data.databaseFolder}`)
    }
    await using again = await GatewayProcess.start({ dataDir: data.path })
    expect(again.output).not.toContain('Creating the database')
  },
)

test.runIf(isRoot)('an ordinary user starts it too, and PostgreSQL then runs as that user', async () => {
  const user = idsOf('nobody')
  await using data = await DataFolder.create({ owner: user })
  using checkout = checkoutFor(user)
  await using _gateway = await GatewayProcess.start({ dataDir: data.path, user, checkout: checkout.path })
  expect(statSync(`/proc/${data.postgresPid}`).uid).toBe(user.uid)
})

test.runIf(isRoot)(
  "an ordinary user cannot open what root's start made, and is told so in one sentence",
  async () => {
    const user = idsOf('nobody')
    await using data = await DataFolder.create()
    await (await GatewayProcess.start({ dataDir: data.path })).stop()
    using checkout = checkoutFor(user)
    await using gateway = await GatewayProcess.spawn({ dataDir: data.path, user, checkout: checkout.path })
    expect(await gateway.exitCode()).toBe(1)
    expect(gateway.output.trim().split('\n')).toHaveLength(1)
    expect(gateway.output).toMatch(/Give this user the right to write there, or set DATA_DIR/)
  },
)

function idsOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** This checkout, or, where that user has no access to it, a copy by hard links that costs neither time nor space. */
function checkoutFor(user: { uid: number; gid: number }): { path: string } & Disposable {
  const { status } = spawnSync('/bin/sh', ['-c', 'cat "$1/package.json"', 'sh', CHECKOUT], {
    ...user,
    cwd: '/',
  })
  if (status === 0) return { path: CHECKOUT, [Symbol.dispose]() {} }
  const top = mkdtempSync(join(tmpdir(), 'yingzao-checkout-'))
  execFileSync('chmod', ['755', top])
  const path = join(top, 'checkout')
  execFileSync('cp', ['-al', CHECKOUT, path])
  return { path, [Symbol.dispose]: () => rmSync(top, { recursive: true, force: true }) }
}
