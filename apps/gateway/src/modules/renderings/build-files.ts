import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database'
import { pack } from './pack'
import { findAssets, insertAssets, insertParts, keptParts, type NewAsset } from './rendering-store'
import { hashOf } from './split-page'

/** Where the files of a build are, and under which path they are served. */
export interface BuildFolder {
  folder: string
  path: `/${string}/`
}

/** A build is megabytes in size, and the start waits for it. */
const QUICKLY = 5

/**
 * Keeps all files of a build, which disappear with the next one, and a list of them as a part. Returns the list's hash.
 */
export async function keepBuildFiles(
  { orm }: Pick<Database, 'orm'>,
  { folder, path }: BuildFolder,
): Promise<string> {
  const files = await readFiles({ folder, path })
  const known = await findAssets(
    orm,
    files.map(({ address }) => address),
  )
  const isKnown = new Set(known.map(({ address, sha256 }) => `${address} ${sha256}`))
  const fresh = files.filter(({ address, sha256 }) => !isKnown.has(`${address} ${sha256}`))
  const kept = await keptParts(
    orm,
    fresh.map(({ sha256 }) => sha256),
  )
  const parts = new Map<string, Buffer>()
  for (const { sha256, content } of fresh)
    if (!kept.has(sha256)) parts.set(sha256, await pack(content, QUICKLY))
  const list = Buffer.from(JSON.stringify(Object.fromEntries(files.map((one) => [one.address, one.sha256]))))
  const listHash = hashOf(list)
  parts.set(listHash, await pack(list))
  await orm.transaction(async (tx) => {
    await insertParts(tx, parts)
    await insertAssets(
      tx,
      fresh.map(({ content: _content, ...asset }) => asset),
    )
  })
  return listHash
}

async function readFiles({ folder, path }: BuildFolder): Promise<(NewAsset & { content: Buffer })[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: (NewAsset & { content: Buffer })[] = []
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const type = TYPES[entry.name.slice(entry.name.lastIndexOf('.') + 1)]
    if (!entry.isFile() || type === undefined) continue
    const content = await readFile(file)
    const address = path + file.slice(join(folder, '/').length).replaceAll('\\', '/')
    files.push({ address, sha256: hashOf(content), type, bytes: content.byteLength, content })
  }
  return files.sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** What a page may load from a build. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
