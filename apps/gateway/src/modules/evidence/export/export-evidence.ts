import type { Context } from '../../../context'
import { findRendering, hashOf, readHtml } from '../../renderings'
import { readAnchors } from '../anchor/anchors'
import type { Sighting } from '../look/seen'
import { wordsOf } from '../look/words-of'
import { coverSheet } from './cover-sheet'
import { offlinePage } from './offline-page'
import { pageFiles } from './page-files'
import { proofsFor } from './proofs'
import { storedZip } from './stored-zip'
import type { Capture } from './warc'

const SOFTWARE = 'Yingzao 0.1.0'

/** What is to be proved, as its reader is told. */
export interface Subject {
  /** In Chinese, for example 线索 12; never a whole phone. */
  title: string
}

/**
 * One file for what somebody saw: the pages with what they are made of as a web archive (WACZ 1.1.1), each also as a page
 * that a browser opens by itself, the records, the proofs, the anchors with their stamps, and a cover sheet. Holds it in
 * memory.
 */
export async function exportEvidence(
  ctx: Pick<Context, 'config' | 'db'>,
  { title }: Subject,
  sightings: readonly Sighting[],
): Promise<Buffer> {
  const now = new Date()
  const names = new Set(sightings.flatMap(({ facts }) => (facts ? [facts.rendering] : [])))
  const files = new Map<string, Buffer>()
  const captures: Capture[] = []
  /** Files by address and bytes, each of which the archive has once. */
  const archived = new Set<string>()
  const filesOf = pageFiles(ctx)
  const pages: { id: string; url: string; ts: string; title: string }[] = []
  for (const name of names) {
    const row = await findRendering(ctx.db.orm, name)
    const html = row && (await readHtml(ctx.db.orm, row))
    if (!row || html === undefined) continue
    const url = `${ctx.config.publicOrigin}/h5-page/h5/${row.page_code}`
    const body = Buffer.from(html)
    const headers = { 'content-security-policy': row.csp }
    captures.push({ url, at: row.first_loaded_at, type: 'text/html; charset=utf-8', headers, body })
    const assets = await filesOf(row, html)
    for (const asset of assets) {
      const known = `${asset.url} ${hashOf(asset.body)}`
      if (!archived.has(known)) captures.push(asset)
      archived.add(known)
    }
    pages.push({ id: name, url, ts: row.first_loaded_at.toISOString(), title: titleOf(html) })
    files.set(`seen/${name}.html`, Buffer.from(offlinePage(html, ctx.config.publicOrigin, assets)))
    files.set(`seen/${name}.txt`, Buffer.from(`${wordsOf(html).join('\n')}\n`))
  }
  // No start should have to load what writes archives.
  const { writeWarc } = await import('./warc')
  const { warc, index } = await writeWarc(captures, SOFTWARE)
  files.set('archive/data.warc.gz', warc)
  files.set('indexes/index.cdx', index)
  const head = { format: 'json-pages-1.0', id: 'pages', title: '当时看到的页面' }
  files.set(
    'pages/pages.jsonl',
    Buffer.from([head, ...pages].map((one) => `${JSON.stringify(one)}\n`).join('')),
  )
  const proofs = await proofsFor(ctx, sightings)
  const days = new Set(proofs.flatMap(({ sealed }) => (sealed?.day ? [sealed.day] : [])))
  const { anchors } = await readAnchors(ctx.config)
  for (const { day, bytes, token } of anchors.filter((one) => days.has(one.day))) {
    files.set(`anchors/${day}.json`, bytes)
    if (token) files.set(`anchors/${day}.tst`, token)
  }
  const records = { title, exported_at: now.toISOString(), sightings: sightings.map(recordOf) }
  files.set('records.json', Buffer.from(`${JSON.stringify(records, null, 2)}\n`))
  files.set('proofs.json', Buffer.from(`${JSON.stringify(proofs, null, 2)}\n`))
  files.set(
    'index.html',
    Buffer.from(coverSheet({ title, at: now, sightings, proofs, kept: new Set(pages.map(({ id }) => id)) })),
  )
  const resources = [...files].map(([path, bytes]) => ({
    name: path.split('/').at(-1),
    path,
    hash: `sha256:${hashOf(bytes)}`,
    bytes: bytes.length,
  }))
  const about = {
    profile: 'data-package',
    wacz_version: '1.1.1',
    title,
    software: SOFTWARE,
    created: now.toISOString(),
  }
  const datapackage = Buffer.from(`${JSON.stringify({ ...about, resources }, null, 2)}\n`)
  const digest = { path: 'datapackage.json', hash: `sha256:${hashOf(datapackage)}` }
  files.set('datapackage.json', datapackage)
  files.set('datapackage-digest.json', Buffer.from(`${JSON.stringify(digest)}\n`))
  return storedZip(files)
}

function recordOf({ facts, at, ...sighting }: Sighting) {
  const kept = facts && {
    ...{ hash: facts.hash, build: facts.build, version_id: facts.version_id },
    ...{ company_revision: facts.company_revision, first_loaded_at: facts.first_loaded_at.toISOString() },
  }
  return { at: at.toISOString(), ...sighting, kept: kept ?? null }
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}
