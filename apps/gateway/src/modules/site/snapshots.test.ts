import { mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSnapshots } from './snapshots'

const page = {
  html: Buffer.from('<p>第一版\n</p>'),
  br: Buffer.from([0, 10, 255]),
  gzip: Buffer.from([31, 139]),
  csp: "default-src 'self'",
  etag: 'abc',
}

/** With nothing switched off. */
const drawn = { ...page, switches: '' }

const HOSTS = ['h5.example.com', '*.example.cn']

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-snapshots-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a copy comes back as it was written, and the newest replaces the older', async () => {
  const snapshots = createSnapshots(folder, HOSTS)
  await snapshots.write('sale', { ...drawn, html: Buffer.from('old') })
  await snapshots.write('sale', drawn)
  expect(await snapshots.read('sale')).toEqual(page)
  expect(await readdir(folder)).toEqual(['sale.page'])
})

test('a page without a copy has none, and forgetting it is no failure', async () => {
  const snapshots = createSnapshots(join(folder, 'not-made-yet'), HOSTS)
  await snapshots.remove('sale')
  expect(await snapshots.codes()).toEqual([])
  expect(await snapshots.has('sale')).toBe(false)
  expect(await snapshots.read('sale')).toBeUndefined()
})

test('what was cut short, emptied or is no copy at all is not served', async () => {
  const snapshots = createSnapshots(folder, HOSTS)
  const path = join(folder, 'sale.page')
  await snapshots.write('sale', drawn)
  await truncate(path, 100)
  expect(await snapshots.read('sale')).toBeUndefined()
  for (const content of ['', '\n', 'null\n', '{"code":"sale"}\n', 'rubbish']) {
    await writeFile(path, content)
    expect(await snapshots.read('sale'), content).toBeUndefined()
  }
})

test('a copy is not taken for that of another page', async () => {
  const snapshots = createSnapshots(folder, HOSTS)
  await snapshots.write('Sale', drawn)
  await rename(join(folder, 'Sale.page'), join(folder, 'sale.page'))
  expect(await snapshots.read('sale')).toBeUndefined()
})

test('a copy from when links could lead further is not served, one from when they could not is', async () => {
  await createSnapshots(folder, HOSTS).write('sale', drawn)
  expect(await createSnapshots(folder, ['h5.example.com']).read('sale')).toBeUndefined()
  expect(await createSnapshots(folder, [...HOSTS, 'shop.example.com']).read('sale')).toEqual(page)
})
