import type { Context } from '../../context'
import type { Orm } from '../../db/database'
import { type BuildFolder, keepBuildFiles } from './build-files'
import { factsOf } from './facts-of'
import { keepAddresses } from './keep-addresses'
import { nameOf } from './mark-page'
import { pack } from './pack'
import { patiently } from './patiently'
import { insertParts, insertRendering, keptParts } from './rendering-store'
import { hashOf, splitPage } from './split-page'

/** A page as visitors get it. */
interface LoadedPage {
  code: string
  html: Buffer
  csp: string
}

/** Keeps what is served, before it is served. */
export interface Recorder {
  /**
   * Keeps the bytes of a page unless they are already kept. Never rejects, and takes no longer than a visitor can wait:
   * what could not be kept now is kept when the database is back.
   */
  record(page: LoadedPage): Promise<void>
  /**
   * Keeps the files of the build, so that no page has to wait for it. Never rejects: what could not be done here is
   * done by a page.
   */
  keepBuild(): Promise<void>
  /** Keeps what is waiting, if possible. */
  close(): Promise<void>
}

export interface RecorderParts {
  build: BuildFolder
  /** The row ID of a version, by its page's code and its number. */
  versionId(db: Orm, code: string, version: number): Promise<number | null>
}

/** Between attempts to keep what waits. */
const RETRY_MS = 5_000
/** Hashes remembered as kept. Beyond this number they are forgotten: the database knows. */
const MOST_KNOWN = 50_000

/** Creates a recorder that has kept nothing yet. */
export function createRecorder(
  ctx: Pick<Context, 'config' | 'company' | 'db' | 'log'>,
  parts: RecorderParts,
): Recorder {
  const known = new Set<string>()
  const waiting = new Map<string, LoadedPage>()
  const running = new Map<string, Promise<void>>()
  let buildFiles: Promise<string> | undefined
  let timer: NodeJS.Timeout | undefined

  function filesOfBuild(): Promise<string> {
    buildFiles ??= keepBuildFiles(ctx.db, parts.build).catch((error: unknown) => {
      buildFiles = undefined
      throw error
    })
    return buildFiles
  }

  /** One statement for any number of loads of the same bytes. */
  function keep(hash: string, page: LoadedPage): Promise<void> {
    const current = running.get(hash)
    if (current) return current
    const keeping = keepPage(page).then(
      () => {
        if (known.size >= MOST_KNOWN) known.clear()
        known.add(hash)
        waiting.delete(hash)
        running.delete(hash)
      },
      (error: unknown) => {
        running.delete(hash)
        ctx.log.warn({ page: page.code, err: error }, 'A page is served that could not be kept yet; it waits')
        plan()
      },
    )
    running.set(hash, keeping)
    return keeping
  }

  async function keepPage({ code, html, csp }: LoadedPage): Promise<void> {
    const text = html.toString()
    const facts = factsOf(text)
    const { markup, parts: places, bytes } = splitPage(text)
    const { revision, site, advisers, theme } = ctx.company.known()
    const settings = Buffer.from(JSON.stringify({ revision, site, advisers, theme }))
    bytes.set(hashOf(settings), settings)
    const build_files = facts.build === null ? null : await filesOfBuild()
    const kept = await keptParts(ctx.db.orm, [...bytes.keys()])
    const packed = new Map<string, Buffer>()
    for (const [sha256, part] of bytes) if (!kept.has(sha256)) packed.set(sha256, await pack(part))
    const page_code = facts.code ?? code
    const { page_version } = facts
    const row = {
      ...nameOf(text),
      page_code,
      version_id: page_version && (await parts.versionId(ctx.db.orm, page_code, page_version)),
      page_version,
      variant: facts.variant,
      build: facts.build,
      company_revision: revision,
      settings: hashOf(settings),
      build_files,
      csp,
      bytes: html.byteLength,
      markup: await pack(Buffer.from(markup)),
      parts: places,
      addresses: facts.addresses,
    }
    await ctx.db.orm.transaction(async (tx) => {
      await insertParts(tx, packed)
      await insertRendering(tx, row)
    })
    await keepAddresses(ctx, facts.addresses)
  }

  function plan(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void retry()
    }, RETRY_MS).unref()
  }

  async function retry(): Promise<void> {
    for (const [hash, page] of [...waiting]) await keep(hash, page)
  }

  return {
    async record(page) {
      const { hash } = nameOf(page.html.toString())
      if (known.has(hash)) return
      waiting.set(hash, page)
      await patiently(keep(hash, page))
    },
    async keepBuild() {
      await filesOfBuild().catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'The files of the build could not be kept yet; the first page does it')
      })
    },
    async close() {
      clearTimeout(timer)
      await Promise.all(running.values())
      await retry()
      clearTimeout(timer)
    },
  }
}
