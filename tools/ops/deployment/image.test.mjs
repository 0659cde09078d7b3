import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ignoredBy } from '../../lib/image/ignored.mjs'
import { readDockerfile } from '../../lib/image/read-dockerfile.mjs'
import { root } from '../../lib/root.mjs'
import { isKnown, PROGRAMS } from './known-settings.mjs'

const { args, stages } = readDockerfile(readFileSync(join(root, 'ops/docker/Dockerfile'), 'utf8'))
const stage = (name) => stages.find((one) => one.name === name)
const texts = (name, kind) =>
  stage(name)
    .steps.filter((step) => step.kind === kind)
    .map(({ text }) => text)
const isLeftOut = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'))

test('the base image is pinned, and no older than the oldest Node that is supported', () => {
  const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-bookworm-slim$/.exec(args.BASE).map(Number)
  expect(major > 20 || (major === 20 && minor >= 19)).toBe(true)
  expect(stages.map(({ name }) => name)).toEqual(['build', 'base', 'server', 'full'])
})

test('the packages of every workspace are installed before the sources come', () => {
  const workspaces = ['apps', 'packages'].flatMap((above) =>
    readdirSync(join(root, above), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${above}/${name}/package.json ${above}/${name}/`),
  )
  expect(texts('build', 'COPY').filter((text) => text.includes('/package.json '))).toEqual(workspaces)
})

test.each(['server', 'full'])(
  '%s runs as a numbered user, with nothing between it and its signals',
  (name) => {
    expect(texts(name, 'USER')).toEqual(['10001:10001'])
    expect(texts(name, 'COPY')).toEqual([`--from=build /out/${name} ./`])
    const [program, ...more] = JSON.parse(texts('base', 'ENTRYPOINT')[0])
    expect([program, more]).toEqual(['node', ['/app/bin/yingzao.mjs']])
    expect(PROGRAMS).toContain(JSON.parse(texts('base', 'CMD')[0])[0])
    expect(texts('base', 'VOLUME')).toEqual(['/data'])
    expect(texts('base', 'HEALTHCHECK')[0]).toContain('--start-period=60s')
  },
)

test('what is set in it means something to the gateway', () => {
  const names = [...texts('base', 'ENV')[0].matchAll(/(\w+)=/g)].map(([, name]) => name)
  expect(names.filter((name) => name !== 'PATH' && !isKnown(name))).toEqual([])
})

test.each([
  '.env',
  '.env.local',
  '.git/config',
  'data/keys.json',
  'node_modules/a',
  'apps/h5/dist/a',
  'certificates/yingzao.key',
])('%s gets into no image', (path) => expect(isLeftOut(path)).toBe(true))

test.each(['apps/h5/src/a.ts', 'ops/release/bin/yingzao', 'LICENSE', 'UPGRADING.md', 'demo/data/a.csv'])(
  '%s is built from',
  (path) => expect(isLeftOut(path)).toBe(false),
)
