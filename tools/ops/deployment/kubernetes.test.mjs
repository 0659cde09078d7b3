import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../lib/root.mjs'
import { isKnown, missingOf, PROGRAMS } from './known-settings.mjs'

const folder = join(root, 'ops/kubernetes')
const files = readdirSync(folder, { recursive: true }).map(String)
const read = (path) => readFileSync(join(folder, path), 'utf8')
const objects = files
  .filter((path) => path.endsWith('.yaml') && !path.endsWith('kustomization.yaml'))
  .flatMap((path) => parseAllDocuments(read(path)).map((document) => document.toJS()))
const of = (kind, name) =>
  objects.find((one) => one.kind === kind && (name === undefined || one.metadata.name === name))
const pods = ['Deployment', 'Job'].flatMap((kind) =>
  objects.filter((one) => one.kind === kind).map(({ metadata, spec }) => [metadata.name, spec.template.spec]),
)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const VERSIONS = {
  ServiceAccount: 'v1',
  Service: 'v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Ingress: 'networking.k8s.io/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  PodMonitor: 'monitoring.coreos.com/v1',
}

test('objects are of known kinds, and kustomizations name files that are there', () => {
  expect(pods.map(([name]) => name)).toEqual(['yingzao-web', 'yingzao-worker', 'yingzao-migrate'])
  for (const { kind, apiVersion } of objects) expect(apiVersion).toBe(VERSIONS[kind])
  for (const path of files.filter((name) => name.endsWith('kustomization.yaml'))) {
    const { resources = [], components = [] } = parse(read(path))
    for (const other of [...resources, ...components]) {
      const target = join(path, '..', other)
      expect(
        files.includes(target) || files.includes(join(target, 'kustomization.yaml')),
        `${path}: ${other}`,
      ).toBe(true)
    }
  }
})

describe.each(pods)('%s', (_name, pod) => {
  const [container] = pod.containers

  test('runs as nobody in particular, may write nothing but its volumes, and has no rights', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001 })
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const names = pod.volumes.map(({ name }) => name)
    expect(container.volumeMounts.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(container.resources.limits.memory).toBeDefined()
  })

  test('is told nothing but settings, and is a program of ours', () => {
    expect(container.env.map(({ name }) => name).filter((name) => !isKnown(name))).toEqual([])
    expect(PROGRAMS).toContain(container.args?.[0] ?? 'start')
  })
})

test.each(['web', 'worker'])(
  '%s is replaced one by one, asked without the database, and has time to leave',
  (role) => {
    const { spec } = of('Deployment', `yingzao-${role}`)
    const pod = spec.template.spec
    const [{ startupProbe, readinessProbe, livenessProbe, env }] = pod.containers
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    expect(pod.terminationGracePeriodSeconds).toBe(30)
    expect([startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/healthz',
      '/readyz',
      '/healthz',
    ])
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(60)
    expect(env).toContainEqual({ name: 'ROLE', value: role })
    const secrets = env.filter(({ name }) => name.endsWith('_FILE'))
    for (const { name, value } of secrets) expect(value).toBe(`/secrets/${name.slice(0, -'_FILE'.length)}`)
  },
)

test('what runs has all that production wants, from its secrets or the example of settings', () => {
  const settings = [...read('example/run/settings.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(settings.filter((name) => !isKnown(name))).toEqual([])
  for (const role of ['web', 'worker']) {
    const { env } = of('Deployment', `yingzao-${role}`).spec.template.spec.containers[0]
    expect(missingOf([...settings, ...env.map(({ name }) => name)])).toEqual([])
  }
})

test('only the migration knows the owner of the database, and it runs before a sync', () => {
  for (const [name, pod] of pods)
    expect(JSON.stringify(pod).includes('yingzao-owner')).toBe(name === 'yingzao-migrate')
  expect(of('Job').metadata.annotations['argocd.argoproj.io/hook']).toBe('PreSync')
})

test('ports and selectors meet', () => {
  const { spec: service } = of('Service')
  expect(service.selector).toEqual(of('Deployment', 'yingzao-web').spec.template.metadata.labels)
  const { ports } = of('Deployment', 'yingzao-web').spec.template.spec.containers[0]
  expect(ports.map(({ name }) => name)).toEqual(['http', of('PodMonitor').spec.podMetricsEndpoints[0].port])
  expect(service.ports[0].targetPort).toBe('http')
  expect(of('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(of('Service').metadata.name)
  expect(of('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe('yingzao-web')
  expect(objects.filter(({ kind }) => kind === 'PodDisruptionBudget')).toHaveLength(2)
})

test('the example runs this version', () => {
  expect(parse(read('example/settings/kustomization.yaml')).images[0].newTag).toBe(`${version}-server`)
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0

/** Another program is started, on a machine that others use too. */
const PATIENCE_MS = 60_000

test.runIf(hasKubectl).each(['migrate', 'run'])(
  'kustomize makes %s of the example, in its namespace',
  (name) => {
    const made = parseAllDocuments(
      execFileSync('kubectl', ['kustomize', join(folder, 'example', name)]).toString(),
    ).map((document) => document.toJS())
    expect(made.length).toBeGreaterThan(0)
    for (const { metadata } of made) expect(metadata.namespace).toBe('yingzao')
    for (const { kind, spec } of made)
      if (kind === 'Deployment' || kind === 'Job')
        expect(spec.template.spec.containers[0].image).toBe(`registry.example.com/yingzao:${version}-server`)
  },
  PATIENCE_MS,
)
