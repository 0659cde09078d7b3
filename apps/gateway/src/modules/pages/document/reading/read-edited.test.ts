import { readdirSync, readFileSync } from 'node:fs'
import { patchBetween } from '@yingzao/editor-core'
import { walkBlocks } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { readEdited, wireOf } from './read-edited'

const FOLDER = new URL('../../../../../../../demo/pages/', import.meta.url)
const demo = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))] as const)

test.each(demo)(
  '%s is the same page each time, its ids with it, also when it was stored between',
  (_name, document) => {
    const { page } = readEdited('page', { document })
    const ids = [...walkBlocks(page)].map(({ block }) => block.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('')
    expect(readEdited('page', { document }).page).toEqual(page)
    const stored = JSON.parse(JSON.stringify(wireOf(page)))
    expect(readEdited('page', { document: stored })).toMatchObject({ page })
    expect(patchBetween(page, readEdited('page', { document: stored }).page)).toEqual([])
  },
)
