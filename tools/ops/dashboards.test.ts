import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@yingzao/contract/server'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/root.mjs'
import { dashboards } from './dashboards'
import { figureOf, metricNames } from './metric-names'
import { ruleGroups } from './rules'
import { dashboardFile } from './write-dashboard'

const documented = Array.from(
  readFileSync(join(root, 'docs/metrics.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm),
  ([, name = '']) => name,
)
const recorded = ruleGroups.flatMap(({ recordings = [] }) => recordings.map(({ record }) => record))
const known = new Set([...documented, ...recorded])

interface Drawn {
  id: number
  type: string
  gridPos: { x: number; y: number; w: number; h: number }
}

describe.each(Object.entries(dashboards))('%s', (_name, dashboard) => {
  const panels = dashboard.rows.flatMap((row) => row.panels)
  const exprs = panels.flatMap(({ queries }) => queries.map(({ expr }) => expr))

  test('shows only figures that are documented or recorded', () => {
    const names = exprs.flatMap(metricNames)
    expect(names.filter((name) => !known.has(name) && !known.has(figureOf(name)))).toEqual([])
  })

  test('names only calls that the contract has', () => {
    const named = exprs.flatMap((expr) =>
      Array.from(expr.matchAll(/operation="(\w+)"/g), ([, id = '']) => id),
    )
    expect(named.filter((id) => !(id in operations))).toEqual([])
  })

  test('has no panels that overlap or leave the screen, and each its number', () => {
    const { panels: drawn } = JSON.parse(dashboardFile(dashboard)) as { panels: Drawn[] }
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
    for (const [index, { gridPos: one }] of drawn.entries()) {
      expect(one.x + one.w).toBeLessThanOrEqual(24)
      for (const { gridPos: other } of drawn.slice(index + 1)) {
        const isApart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y
        expect(isApart).toBe(true)
      }
    }
  })
})

test('every figure of business, jobs and outside systems that is documented has a panel', () => {
  const shown = new Set(
    Object.values(dashboards).flatMap(({ rows }) =>
      rows.flatMap(({ panels }) =>
        panels.flatMap(({ queries }) => queries.flatMap(({ expr }) => metricNames(expr).map(figureOf))),
      ),
    ),
  )
  const wanted = documented.filter((name) => /^(sms|payments|jobs?|supplier|database)_/.test(name))
  // Names that end like a histogram's series are metrics of their own.
  expect(wanted.filter((name) => !shown.has(name) && !shown.has(figureOf(name)))).toEqual([])
})
