import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/lib/free-port.mjs'

const RULES = resolve(import.meta.dirname, '../../ops/prometheus/rules')
const SECONDS = 3

/** Whether this machine has a Prometheus. */
export function hasPrometheus(): boolean {
  return spawnSync('prometheus', ['--version']).status === 0
}

/** A Prometheus with the rules of `ops/prometheus`, which it evaluates every three seconds. */
export interface Watching extends AsyncDisposable {
  /** Alerts that are firing now, each with the process that it concerns; those that concern no single one by name alone. */
  firing(): Promise<string[]>
  /** Those that would wake somebody, also while they wait until their rule has held for long enough. */
  waking(): Promise<string[]>
  /** How many processes the last scrape reached. */
  reached(): Promise<number>
  /** When the rule that was evaluated longest ago was evaluated, in milliseconds. */
  evaluatedAt(): Promise<number>
}

/** Watches these gateways, as `HOST:PORT`. */
export async function watchGateways(targets: readonly string[]): Promise<Watching> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-prometheus-'))
  await cp(RULES, join(folder, 'rules'), { recursive: true })
  await writeFile(
    join(folder, 'prometheus.yml'),
    JSON.stringify({
      global: {
        scrape_interval: `${SECONDS}s`,
        scrape_timeout: `${SECONDS}s`,
        evaluation_interval: `${SECONDS}s`,
      },
      rule_files: ['rules/*.yml'],
      scrape_configs: [{ job_name: 'yingzao', static_configs: [{ targets }] }],
    }),
  )
  const address = `127.0.0.1:${await freePort()}`
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  )
  await untilReady(address)
  async function ask<Data>(path: string): Promise<Data> {
    const reply = await fetch(`http://${address}/api/v1/${path}`)
    return ((await reply.json()) as { data: Data }).data
  }
  async function alertsThat(isMeant: (alert: Alert) => boolean): Promise<string[]> {
    const { alerts } = await ask<{ alerts: Alert[] }>('alerts')
    return alerts
      .filter(isMeant)
      .map(({ labels }) => [labels.alertname, labels.instance].filter(Boolean).join(' '))
      .sort()
  }
  return {
    firing: () => alertsThat(({ state }) => state === 'firing'),
    waking: () => alertsThat(({ labels }) => labels.severity === 'page'),
    async reached() {
      const { result } = await ask<{ result: unknown[] }>('query?query=up==1')
      return result.length
    },
    async evaluatedAt() {
      const { groups } = await ask<{ groups: { lastEvaluation: string }[] }>('rules')
      return Math.min(...groups.map(({ lastEvaluation }) => Date.parse(lastEvaluation)))
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Alert {
  state: string
  labels: { alertname: string; severity?: string; instance?: string }
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await fetch(`http://${address}/-/ready`).catch(() => undefined)
    if (reply?.ok) return
    await wait(100)
  }
  throw new Error(
    'Prometheus does not get ready; start it by hand with the rules of ops/prometheus to see why.',
  )
}
