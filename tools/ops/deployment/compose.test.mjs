import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../lib/root.mjs'
import { isKnown, missingOf, PROGRAMS, SETTINGS } from './known-settings.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const text = read('compose.yml')
const { services, volumes } = parse(text, { merge: true })
const example = read('.env.example')
const { version } = JSON.parse(read('package.json'))

/** Services of our own image. */
const OURS = ['keys', 'migrate', 'gateway']

/** Settings that compose decides, or that have no place in it. */
const NOT_OFFERED = {
  HOST: 'the port is published instead',
  PORT: 'the port is published instead',
  DATA_DIR: 'the image says it',
  ROLE: 'one process does all',
  DIRECT_DATABASE_URL: 'there is no pooler',
  DEMO_MARKET: 'production shows no made-up market',
  SANDBOX_MINI_PROGRAMS: 'production has no sandbox',
  BACKUP_TO: 'of the embedded database',
  BACKUP_KEY: 'of the embedded database',
  BACKUP_STORE_REGION: 'of the embedded database',
  BACKUP_STORE_KEY_ID: 'of the embedded database',
  BACKUP_STORE_SECRET: 'of the embedded database',
  MIGRATION_DATABASE_URL: 'only migrate knows the owner',
}

const variables = [...text.matchAll(/\$\{(\w+)(:[-?])?/g)]
const exampleNames = [...example.matchAll(/^(#?)([A-Z][A-Z\d_]+)=/gm)].map(([, hash, name]) => ({
  name,
  isOff: hash === '#',
}))

test('whatever the gateway is told is one of its settings', () => {
  const given = OURS.flatMap((name) => Object.keys(services[name].environment))
  expect(given.length).toBeGreaterThan(80)
  expect(given.filter((name) => !isKnown(name))).toEqual([])
})

test('every setting that makes sense can be set in .env', () => {
  const offered = Object.keys(services.gateway.environment)
  const missing = SETTINGS.filter((name) => !offered.includes(name) && !offered.includes(`${name}_FILE`))
  expect(missing.filter((name) => !(name in NOT_OFFERED))).toEqual([])
})

test('a gateway gets all that production wants, and only migrate the owner of the database', () => {
  expect(missingOf(Object.keys(services.gateway.environment))).toEqual([])
  expect(services.migrate.environment).toHaveProperty('MIGRATION_DATABASE_URL')
  for (const name of ['gateway', 'keys'])
    expect(JSON.stringify(services[name].environment)).not.toContain('OWNER')
})

test('.env.example names every variable once, and begins with those that are required', () => {
  const used = [...new Set(variables.map(([, name]) => name))].sort()
  expect(exampleNames.map(({ name }) => name).sort()).toEqual(used)
  const isOff = exampleNames.map((entry) => entry.isOff)
  expect(isOff).toEqual([...isOff].sort())
})

test('what is required stops a start that lacks it, with a sentence', () => {
  const required = exampleNames.filter(({ isOff }) => !isOff).map(({ name }) => name)
  const asked = new Set(
    [...text.matchAll(/\$\{(\w+):\?([^}]+)\}/g)].map(([, name, why]) => `${name} ${why.includes(name)}`),
  )
  // Whether CAPTCHA is needed depends on other settings, which the gateway checks.
  expect([...asked].sort()).toEqual(
    required
      .filter((name) => name !== 'CAPTCHA')
      .map((name) => `${name} true`)
      .sort(),
  )
  expect(required.filter((name) => /PASSWORD|KEY|SECRET/.test(name))).toHaveLength(2)
})

test('images are pinned to a version, ours to this one, and another registry can be named', () => {
  for (const { image } of Object.values(services))
    expect(image).toMatch(/^\$\{\w+_IMAGE:-[a-z/]+:\d+\.\d+[.\d]*[a-z-]*\}$/)
  expect(services.gateway.image).toContain(`yingzao:${version}-server`)
})

test('services start in the order in which they need each other', () => {
  expect(services.migrate.depends_on.database.condition).toBe('service_healthy')
  expect(services.gateway.depends_on.migrate.condition).toBe('service_completed_successfully')
  expect(services.gateway.depends_on.keys.condition).toBe('service_completed_successfully')
  for (const name of ['database', 'gateway', 'nginx'])
    expect(services[name].healthcheck.start_period).toBe('60s')
  expect(services.nginx.profiles).toEqual(['nginx'])
})

test('our processes may write their volumes and /tmp, have no rights, and time to leave', () => {
  for (const name of OURS) {
    expect(services[name]).toMatchObject({
      read_only: true,
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '30s',
    })
  }
  expect(services.gateway.volumes).toContain('keys:/keys:ro')
  expect(services.gateway.ports).toEqual([expect.stringMatching(/^\$\{LISTEN:-127\.0\.0\.1:8080\}:8080$/)])
  const named = Object.values(services).flatMap(({ volumes: own = [] }) =>
    own.map((volume) => volume.split(':')[0]),
  )
  expect(Object.keys(volumes).filter((name) => !named.includes(name))).toEqual([])
})

test('commands are commands, and the files that are put in are there', () => {
  for (const name of OURS) expect(PROGRAMS).toContain(services[name].command?.[0] ?? 'start')
  for (const [path] of text.matchAll(/\.\/ops\/[^:]+/g)) expect(read(path).length).toBeGreaterThan(0)
})
