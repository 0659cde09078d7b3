import { ruleGroups } from '../ops/rules'
import { rulesFile, rulesTest } from '../ops/write-rules'

/** Alert rules for Prometheus, and their tests for promtool. */
export async function generate(): Promise<Record<string, string>> {
  return Object.fromEntries(
    ruleGroups.flatMap((group) => [
      [`ops/prometheus/rules/${group.name}.yml`, rulesFile(group)],
      [`ops/prometheus/tests/${group.name}.test.yml`, rulesTest(group)],
    ]),
  )
}
