import { createHash } from 'node:crypto'
import { gt } from 'drizzle-orm'
import type { Context } from '../../../context'
import { assetStorage } from '../../assets'
import {
  hashOf,
  markIn,
  nameOf,
  readHtml,
  readParts,
  rendering,
  renderingAsset,
  renderingPart,
} from '../../renderings'
import type { Problem } from './problem'

/** Rows that are read at once. */
const BATCH = 50

/** The result of reading everything that was kept. */
export interface RenderingReport {
  problems: Problem[]
  renderings: number
  /** Build files, and pictures and videos. */
  files: number
}

/**
 * Reassembles every page that was served and checks it against its hash; the same for its parts, the files of its build
 * and its pictures.
 */
export async function checkRenderings(ctx: Pick<Context, 'config' | 'db'>): Promise<RenderingReport> {
  const report: RenderingReport = { problems: [], renderings: 0, files: 0 }
  const parts = await checkParts(ctx, report)
  await checkPages(ctx, report, parts)
  await checkFiles(ctx, report, parts)
  return report
}

/** Returns the parts that are intact. */
async function checkParts({ db }: Pick<Context, 'db'>, { problems }: RenderingReport): Promise<Set<string>> {
  const whole = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await db.orm
      .select({ sha256: renderingPart.sha256 })
      .from(renderingPart)
      .where(gt(renderingPart.sha256, after))
      .orderBy(renderingPart.sha256)
      .limit(BATCH)
    const hashes = rows.map(({ sha256 }) => sha256)
    const bytes = await readParts(db.orm, hashes)
    for (const sha256 of hashes) {
      const part = bytes.get(sha256)
      if (part && hashOf(part) === sha256) whole.add(sha256)
      else problems.push({ of: 'part', kind: 'changed', subject: sha256 })
    }
    after = hashes.at(-1) ?? after
    if (rows.length < BATCH) return whole
  }
}

async function checkPages(
  { db }: Pick<Context, 'db'>,
  report: RenderingReport,
  parts: ReadonlySet<string>,
): Promise<void> {
  const { problems } = report
  const gone = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await db.orm
      .select()
      .from(rendering)
      .where(gt(rendering.hash, after))
      .orderBy(rendering.hash)
      .limit(BATCH)
    for (const row of rows) {
      report.renderings += 1
      const named = [
        row.settings,
        ...(row.build_files ? [row.build_files] : []),
        ...row.parts.map(([, part]) => part),
      ]
      const missing = named.filter((part) => !parts.has(part))
      for (const part of missing) gone.add(part)
      const html = await readHtml(db.orm, row)
      if (html === undefined && missing.length > 0) continue
      const isSame = html !== undefined && isNamed(html, row)
      // A part that was changed is reported itself.
      if (!isSame && missing.length === 0)
        problems.push({ of: 'rendering', kind: 'changed', subject: row.hash })
    }
    after = rows.at(-1)?.hash ?? after
    if (rows.length < BATCH) break
  }
  const changed = new Set(problems.filter(({ of }) => of === 'part').map(({ subject }) => subject))
  for (const part of gone)
    if (!changed.has(part)) problems.push({ of: 'part', kind: 'missing', subject: part })
}

/** Whether bytes match a row, and state its name if they state any: the hash leaves the stated name out. */
function isNamed(html: string, { hash, rendering: name }: typeof rendering.$inferSelect): boolean {
  const named = nameOf(html)
  return named.hash === hash && named.rendering === name && [name, undefined].includes(markIn(html))
}

async function checkFiles(
  { config, db }: Pick<Context, 'config' | 'db'>,
  report: RenderingReport,
  parts: ReadonlySet<string>,
): Promise<void> {
  const storage = assetStorage(config)
  const blamed = new Set(report.problems.map(({ subject }) => subject))
  for (const { address, sha256 } of await db.orm.select().from(renderingAsset)) {
    report.files += 1
    if (!address.startsWith('/assets/')) {
      if (!parts.has(sha256) && !blamed.has(sha256))
        report.problems.push({ of: 'part', kind: 'missing', subject: sha256 })
      continue
    }
    const name = address.slice('/assets/'.length)
    if ((await storage.size(name)) === undefined) {
      report.problems.push({ of: 'file', kind: 'missing', subject: address })
      continue
    }
    const digest = createHash('sha256')
    for await (const chunk of storage.read(name)) digest.update(chunk as Buffer)
    if (digest.digest('hex') !== sha256)
      report.problems.push({ of: 'file', kind: 'changed', subject: address })
  }
}
