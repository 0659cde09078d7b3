import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from './data-folder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const holding = (...names: string[]) => {
  for (const name of names) mkdirSync(join(folder, name))
}

test('a new folder with the files that are copied back before a restore is taken', () => {
  holding('assets', 'audit-heads', 'lost+found', 'videos')
  claimDataFolder(folder)
  expect(readdirSync(folder)).toContain('yingzao.json')
})

test('one with anything beside them is not, and is left as it was', () => {
  holding('assets', 'photos')
  expect(() => claimDataFolder(folder)).toThrow(/not Yingzao's \(photos\)/)
  expect(readdirSync(folder)).toEqual(['assets', 'photos'])
})
