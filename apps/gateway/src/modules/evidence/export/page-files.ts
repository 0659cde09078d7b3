import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../context'
import { assetStorage } from '../../assets'
import { findAssets, hashOf, type RenderingRow, readParts } from '../../renderings'
import { joinedScripts, joinScripts } from '../../site'
import type { Capture } from './warc'

/** Where a page says which scripts it loads as one. */
const JOINED = / data-scripts="([^"]+)"/g

/** Everything that a page could load from us, with the bytes that it had; `html` is the page. */
export async function filesOfPage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  row: RenderingRow,
  html: string,
): Promise<Capture[]> {
  const at = row.first_loaded_at
  const found: Capture[] = []
  const list = row.build_files ? (await readParts(db.orm, [row.build_files])).get(row.build_files) : undefined
  const ofBuild = new Map(Object.entries(list ? (JSON.parse(list.toString()) as Record<string, string>) : {}))
  const known = await findAssets(db.orm, [...ofBuild.keys(), ...row.addresses])
  const parts = await readParts(db.orm, [...ofBuild.values()])
  const storage = assetStorage(config)
  for (const { address, sha256, type } of known) {
    const isOfBuild = ofBuild.get(address) === sha256
    const name = address.slice('/assets/'.length)
    const isStored = !isOfBuild && row.addresses.includes(address) && (await storage.size(name)) !== undefined
    const body = isOfBuild ? parts.get(sha256) : isStored ? await buffer(storage.read(name)) : undefined
    if (body && hashOf(body) === sha256)
      found.push({ url: `${config.publicOrigin}${address}`, at, type, body })
  }
  return [...found, ...joinedFiles(found, html, config.publicOrigin)]
}

/** The files that answer for several at once: made of what was kept, as they are made when somebody asks for them. */
function joinedFiles(found: readonly Capture[], html: string, origin: string): Capture[] {
  const scripts = new Map(found.map((one) => [one.url, one]))
  return [...html.matchAll(JOINED)].flatMap(([, address = '']) => {
    const url = `${origin}${address}`
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const joined = joinedScripts(url.slice(folder.length), (name) => scripts.has(folder + name))
    const parts = joined?.files.flatMap((name) => scripts.get(folder + name) ?? []) ?? []
    const [first] = parts
    return first ? [{ ...first, url, body: joinScripts(parts.map(({ body }) => body)) }] : []
  })
}
