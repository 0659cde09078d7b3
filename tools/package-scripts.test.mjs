import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const FILE = /(?:^|\s)([\w./-]+\.(?:mjs|ts)|\.ci\/run)(?=\s|$)/g

test.each(Object.entries(scripts))('npm run %s names files that are there', (_name, command) => {
  const named = [...command.matchAll(FILE)].map(([, file]) => file)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
