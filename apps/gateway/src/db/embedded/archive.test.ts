import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spoolOf, writeArchiveScript } from './archive'

const NAME = '000000010000000000000003'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-archive-'))
  mkdirSync(join(folder, 'cluster'))
  writeArchiveScript({ folder })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As PostgreSQL runs it: in a shell, in its own folder. `limit`: shell text put in front of it. */
function archive(bytes: string, limit = '') {
  writeFileSync(join(folder, 'cluster/segment'), bytes)
  const { status, stderr } = spawnSync('/bin/sh', ['-c', `${limit} sh ../archive.sh "segment" "${NAME}"`], {
    cwd: join(folder, 'cluster'),
    encoding: 'utf8',
  })
  return { status, stderr }
}

const spooled = () => readdirSync(spoolOf({ folder }))

test('a segment is handed over under its name, and again the same does no harm', () => {
  expect(archive('x'.repeat(5_000))).toMatchObject({ status: 0 })
  expect(archive('x'.repeat(5_000))).toMatchObject({ status: 0 })
  expect(spooled()).toEqual([NAME])
  expect(readFileSync(join(spoolOf({ folder }), NAME), 'utf8')).toBe('x'.repeat(5_000))
})

test('another segment of the same name is refused, and the first stays', () => {
  archive('first')
  expect(archive('other')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not written over'),
  })
  expect(readFileSync(join(spoolOf({ folder }), NAME), 'utf8')).toBe('first')
})

test('what does not fit is not said to be done, leaves nothing and is told', () => {
  const full = archive('x'.repeat(100_000), 'ulimit -f 8;')
  expect(full.status).not.toBe(0)
  expect(full.stderr).toContain('could not be written')
  expect(spooled()).toEqual([])
})

test('the same without looking at the outcome of the copy says that it is done: it can be told', () => {
  const path = join(folder, 'archive.sh')
  const careless = readFileSync(path, 'utf8').replace(/conv=fsync 2>.*/, 'conv=fsync 2>/dev/null')
  writeFileSync(path, careless)
  expect(archive('x'.repeat(100_000), 'ulimit -f 8;').status).toBe(0)
  expect(existsSync(join(spoolOf({ folder }), NAME))).toBe(true)
})
