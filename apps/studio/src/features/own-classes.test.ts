import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = import.meta.dirname

const stylesheets = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

/** The classes with which a style sheet's rules begin. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/^\.([a-z]+-[a-z0-9-]+)/gm)].map(([, name = '']) => name)
}

// A stylesheet stays when its screen is left.
test('no class begins rules of two features', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of stylesheets) {
    const [feature = ''] = file.split('/')
    for (const name of classesIn(readFileSync(join(FEATURES, file), 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(feature))
  }
  const shared = [...owners].filter(([, features]) => features.size > 1)
  expect(owners.size).toBeGreaterThan(100)
  expect(shared.map(([name, features]) => `${name}: ${[...features].join(', ')}`)).toEqual([])
})
