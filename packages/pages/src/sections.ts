import { readdirSync, readFileSync } from 'node:fs'
import type { JsonRecord } from '@yingzao/schema/server'

/** A part of a page, ready to be inserted. Its pictures are drawings of `@yingzao/art`, by name. */
export interface LibrarySection {
  /** `hero/picture-below`: its kind, and its name within that kind. */
  id: string
  kind: string
  /** How it looks, in a few Chinese words. */
  title: string
  /** Further search words. */
  words: readonly string[]
  page_schema: readonly JsonRecord[]
}

const FOLDER = new URL('../sections/', import.meta.url)

let known: ReadonlyMap<string, LibrarySection> | undefined

/** The sections that come with the program, by id. Read when first requested: most processes never do. */
export function librarySections(): ReadonlyMap<string, LibrarySection> {
  known ??= new Map(
    readdirSync(FOLDER).flatMap((kind) => readKind(kind).map((section) => [section.id, section])),
  )
  return known
}

function readKind(kind: string): LibrarySection[] {
  return readdirSync(new URL(`${kind}/`, FOLDER)).map((file) => {
    const id = `${kind}/${file.replace(/\.json$/, '')}`
    return { id, kind, ...JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) }
  })
}
