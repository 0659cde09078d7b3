import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import trimReact from './trim-react.mjs'

const CLIENT = join(
  createRequire(import.meta.url).resolve('react-dom/package.json'),
  '../cjs/react-dom-client.production.js',
)
const source = readFileSync(CLIENT, 'utf8')
const trim = (text: string) => trimReact.call({ resourcePath: CLIENT }, text)

test('what is left is a program, and asks for no more of its packages than it uses', () => {
  const trimmed = trim(source)
  parse(trimmed, { ecmaVersion: 2019 })
  expect(trimmed.length).toBeLessThan(source.length * 0.95)
  expect(trimmed).not.toMatch(/^\s*(var )?\w+ = require\("[\w-]+"\)[,;]|FragmentInstance\.prototype/m)
  expect(trimmed).toContain('require("react").version')
})

test('a React in which a function is called otherwise is not built at all', () => {
  const renamed = source.replaceAll('startViewTransition(', 'beginViewTransition(')
  expect(() => trim(renamed)).toThrow('no function startViewTransition any more')
})

test('no view uses what was left out', () => {
  const root = join(import.meta.dirname, '../../..')
  const views = ['packages/blocks/src', 'packages/renderer/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .map((path) => join(root, folder, path)),
  )
  expect(views.length).toBeGreaterThan(50)
  for (const path of views) {
    const text = readFileSync(path, 'utf8')
    expect(text, path).not.toMatch(/ViewTransition|componentStack|<(React\.)?Fragment[^>]*\sref=/)
  }
})
