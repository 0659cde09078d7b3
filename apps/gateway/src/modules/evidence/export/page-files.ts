import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../context'
import { assetStorage } from '../../assets'
import { findAssets, hashOf, type RenderingRow, readParts } from '../../renderings'
import { joinedScripts, joinScripts } from '../../site'
import type { Capture } from './warc'

type File = Omit<Capture, 'at'>

/** Where a page lists the scripts that it loads as one, with the page and once somebody scrolls. */
const JOINED = / data-(?:scripts|more)="([^"]+)"/g

/**
 * Finds everything that a page, whose HTML is `html`, could load from us, with the bytes that it had. What pages share is
 * read once: a build has hundreds of files.
 */
export function pageFiles(
  ctx: Pick<Context, 'config' | 'db'>,
): (row: RenderingRow, html: string) => Promise<Capture[]> {
  const builds = new Map<string, File[]>()
  const pictures = new Map<string, File[]>()
  return async ({ build_files, addresses, first_loaded_at: at }, html) => {
    const scripts = build_files === null ? [] : (builds.get(build_files) ?? (await buildOf(ctx, build_files)))
    if (build_files !== null) builds.set(build_files, scripts)
    for (const address of addresses)
      if (!pictures.has(address)) pictures.set(address, await pictureAt(ctx, address))
    const own = addresses.flatMap((address) => pictures.get(address) ?? [])
    const all = [...scripts, ...own, ...joinedFiles(scripts, html, ctx.config.publicOrigin)]
    return all.map((one) => ({ ...one, at }))
  }
}

async function buildOf({ config, db }: Pick<Context, 'config' | 'db'>, list: string): Promise<File[]> {
  const text = (await readParts(db.orm, [list])).get(list)?.toString() ?? '{}'
  const files = JSON.parse(text) as Record<string, string>
  const known = await findAssets(db.orm, Object.keys(files))
  const parts = await readParts(db.orm, Object.values(files))
  return known.flatMap(({ address, sha256, type }) => {
    const body = files[address] === sha256 ? parts.get(sha256) : undefined
    return body && hashOf(body) === sha256 ? [{ url: `${config.publicOrigin}${address}`, type, body }] : []
  })
}

/** Pictures and videos of our own that a page names, with the bytes that they had. */
export async function pageMedia(
  ctx: Pick<Context, 'config' | 'db'>,
  { addresses }: Pick<RenderingRow, 'addresses'>,
): Promise<File[]> {
  const found = await Promise.all(addresses.map((address) => pictureAt(ctx, address)))
  return found.flat()
}

/** A picture or video of our own. None: it is another site's, or its bytes are not those that were noted. */
async function pictureAt({ config, db }: Pick<Context, 'config' | 'db'>, address: string): Promise<File[]> {
  const [known] = await findAssets(db.orm, [address])
  const storage = assetStorage(config)
  const name = address.slice('/assets/'.length)
  if (!known || (await storage.size(name)) === undefined) return []
  const body = await buffer(storage.read(name))
  if (hashOf(body) !== known.sha256) return []
  return [{ url: `${config.publicOrigin}${address}`, type: known.type, body }]
}

/** The joined files, each of several scripts: built from what was kept, the way they are built for a request. */
function joinedFiles(files: readonly File[], html: string, origin: string): File[] {
  const scripts = new Map(files.map((one) => [one.url, one]))
  return [...html.matchAll(JOINED)].flatMap(([, address = '']) => {
    const url = `${origin}${address}`
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const joined = joinedScripts(url.slice(folder.length), (name) => scripts.has(folder + name))
    const parts = joined?.files.flatMap((name) => scripts.get(folder + name) ?? []) ?? []
    const [first] = parts
    return first ? [{ type: first.type, url, body: joinScripts(parts.map(({ body }) => body)) }] : []
  })
}
