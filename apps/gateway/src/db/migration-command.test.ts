import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const GATEWAY = 'apps/gateway'

test('the command that writes migrations finds the schema and the migrations, and they agree', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const project = mkdtempSync(join(tmpdir(), 'yingzao-migration-'))
  try {
    // A separate project: a difference would be written there.
    mkdirSync(join(project, GATEWAY), { recursive: true })
    for (const path of ['node_modules', 'packages', `${GATEWAY}/src`, `${GATEWAY}/package.json`]) {
      symlinkSync(join(ROOT, path), join(project, path))
    }
    for (const path of [`${GATEWAY}/drizzle`, `${GATEWAY}/drizzle.config.ts`]) {
      cpSync(join(ROOT, path), join(project, path), { recursive: true })
    }
    const before = readdirSync(join(project, GATEWAY, 'drizzle'))
    const [program, ...args] = scripts.migration.split(' ')
    const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: project,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain('No schema changes')
    expect(readdirSync(join(project, GATEWAY, 'drizzle'))).toEqual(before)
  } finally {
    rmSync(project, { recursive: true })
  }
})

test('of the pictures that the command compares with only the newest is kept: each has 700 KB', () => {
  const pictures = readdirSync(join(ROOT, GATEWAY, 'drizzle/meta')).filter((name) =>
    name.endsWith('_snapshot.json'),
  )
  expect(pictures).toHaveLength(1)
})
