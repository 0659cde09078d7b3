import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Checks who imports whom below `apps` and `packages` of a folder, or starting from some of its paths, by the law of
 * this project. Returns which of our modules it saw, and each breach with the name of its rule. Throws when the
 * cruiser, which it finds in the folder's `node_modules`, cannot run.
 */
export function cruise(folder = root, paths = ['apps', 'packages']) {
  const run = spawnSync(
    'npx',
    ['depcruise', '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...paths],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!run.stdout.startsWith('{')) throw new Error(run.stderr || run.stdout)
  const { summary, modules } = JSON.parse(run.stdout)
  return {
    seen: modules.map(({ source }) => source).filter((source) => /^(apps|packages)\//.test(source)),
    breaches: summary.violations.map(({ from, to, rule, cycle }) => ({
      rule: rule.name,
      path: cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`,
    })),
  }
}
