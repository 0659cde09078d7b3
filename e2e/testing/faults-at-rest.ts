import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { Client } from 'pg'
import { numberOf } from './numbered-page'
import { countEarlyPointers } from './watch-pointers'

/** Far longer than a change notification takes. */
const SETTLE_MS = 5_000

interface Stored {
  version: number
  /** Null: visitors are pointed to a version that has no bytes of this build. */
  html: Buffer | null
  br: Buffer | null
}

export interface Expected {
  code: string
  build: string
  /** The highest number whose publishing was acknowledged. */
  done: number
  /** The highest number that anybody started to publish. */
  tried: number
}

/**
 * What is wrong with a numbered page in the database while nobody is publishing it; empty when all is well. Needs
 * `watchPointers`.
 */
export async function faultsStored(client: Client, expected: Expected): Promise<string[]> {
  const { version, html, br } = await readStored(client, expected)
  const { withoutBytes, withoutAudit } = await countEarlyPointers(client)
  const faults: string[] = []
  if (withoutBytes > 0) faults.push(`Stored: ${withoutBytes} pointers before the bytes they lead to`)
  if (withoutAudit > 0) faults.push(`Stored: ${withoutAudit} pointers without their line in the audit log`)
  if (version < expected.done) faults.push(`Stored: ${version}, though ${expected.done} was acknowledged`)
  if (version > expected.tried)
    faults.push(`Stored: ${version}, though nobody tried more than ${expected.tried}`)
  if (!html || !br) return [...faults, `Stored: a pointer to ${version}, which has no bytes`]
  const drawn = numberOf(html.toString())
  if (drawn !== version) faults.push(`Stored: a pointer to ${version}, whose bytes show ${drawn}`)
  if (!brotliDecompressSync(br).equals(html)) faults.push(`Stored: ${version}, whose compressed bytes differ`)
  return faults
}

/** What is wrong with what visitors get of a page that nobody is publishing any more, compared with the database. */
export async function faultsServed(client: Client, expected: Expected, address: string): Promise<string[]> {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const { version, html } = await readStored(client, expected)
    const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status === 200 && html?.equals(body)) return []
    if (performance.now() > deadline) {
      return [
        `Served: status ${response.status} with ${numberOf(body.toString())}, though ${version} is published`,
      ]
    }
    await wait(5)
  }
}

async function readStored(client: Client, { code, build }: Expected): Promise<Stored> {
  const { rows } = await client.query<Stored>(
    `SELECT version, html, br
       FROM page
       JOIN page_version ON page_version.id = page.published_version_id
       LEFT JOIN page_render ON page_render.version_id = page_version.id AND page_render.build = $2
      WHERE page.code = $1 AND page.status = 'published'`,
    [code, build],
  )
  return rows[0] ?? { version: 0, html: null, br: null }
}
