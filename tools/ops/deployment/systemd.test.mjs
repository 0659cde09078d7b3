import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/root.mjs'
import { isKnown, missingOf, PROGRAMS } from './known-settings.mjs'

const read = (name) => readFileSync(join(root, 'ops/systemd', name), 'utf8')
const UNITS = [
  'yingzao.service',
  'yingzao-worker.service',
  'yingzao-migrate.service',
  'yingzao-drill.service',
]
const SERVING = UNITS.slice(0, 2)
const valuesOf = (text, name) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)
const namesIn = (text) => [...text.matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name)
const given = (unit) => valuesOf(read(unit), 'Environment').map((line) => line.split('=')[0])
const settings = namesIn(read('yingzao.env.example'))

test.each(UNITS)(
  '%s runs a program of ours as its own user, and may write its state and nothing else',
  (unit) => {
    const text = read(unit)
    const [command] = valuesOf(text, 'ExecStart')
    expect(command).toMatch(/^\/opt\/yingzao\/current\/bin\/yingzao \w+( |$)/)
    expect(PROGRAMS).toContain(command.split(' ')[1])
    for (const line of [
      'User=yingzao',
      'StateDirectory=yingzao',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ])
      expect(text.split('\n')).toContain(line)
    // V8 writes the machine code that it runs.
    expect(text).not.toContain('MemoryDenyWriteExecute')
  },
)

test.each(SERVING)('%s has time to leave, and comes back when it fails', (unit) => {
  const text = read(unit)
  expect([valuesOf(text, 'TimeoutStopSec'), valuesOf(text, 'Restart')]).toEqual([['30'], ['on-failure']])
})

test.each(SERVING)('%s gets each secret as a file of its own, and all that production wants', (unit) => {
  const text = read(unit)
  const loaded = valuesOf(text, 'LoadCredential').map((value) => value.split(':')[0])
  const pointed = valuesOf(text, 'Environment').filter((value) => value.includes('%d/'))
  expect(pointed).toEqual(loaded.map((name) => `${name}_FILE=%d/${name}`))
  expect(missingOf([...given(unit), ...settings])).toEqual([])
})

test('a command gets what the service gets', () => {
  const script = read('yingzao-command')
  const names = /^names='([A-Z_ ]+)'$/m.exec(script)[1].split(' ')
  expect(names).toEqual(
    valuesOf(read('yingzao.service'), 'LoadCredential').map((value) => value.split(':')[0]),
  )
  for (const name of ['APP_ENV', 'NODE_ENV', 'DATA_DIR']) {
    const value = valuesOf(read('yingzao.service'), 'Environment').find((line) => line.startsWith(`${name}=`))
    expect(script).toContain(`--setenv=${value}`)
  }
})

test('units and examples name settings alone, and the owner is known to the migration', () => {
  const names = [...UNITS.flatMap(given), ...settings, ...namesIn(read('worker.env'))]
  expect(names.filter((name) => !isKnown(name))).toEqual([])
  for (const unit of UNITS) expect(read(unit).includes('owner.env')).toBe(unit === 'yingzao-migrate.service')
})
