// Checks the rules of ops/prometheus with promtool: that it can read them, and that each alert fires when it should and
// only then. promtool comes with Prometheus; Debian has it in the package `prometheus`. PROMTOOL names another one.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const promtool = process.env.PROMTOOL ?? 'promtool'
const OPS = 'ops/prometheus'

if (spawnSync(promtool, ['--version']).error) {
  console.log(
    'There is no promtool here, so the alert rules were not tested. Install Prometheus, or set PROMTOOL.',
  )
  process.exit(0)
}

const filesIn = (folder) => readdirSync(`${root}/${OPS}/${folder}`).map((name) => `${OPS}/${folder}/${name}`)
for (const commandLine of [
  [promtool, 'check', 'rules', ...filesIn('rules')],
  [promtool, 'check', 'config', '--syntax-only', `${OPS}/prometheus.yml`],
  [promtool, 'test', 'rules', ...filesIn('tests')],
]) {
  const code = await run(commandLine)
  if (code !== 0) process.exit(code)
}
