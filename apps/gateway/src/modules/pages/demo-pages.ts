import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../context'
import { filesBeside } from '../assets'
import { currentCode } from './address/page-address'
import { findSummaries } from './page-store'
import { publishPage } from './publish/publish-page'
import { importPage } from './version/import-page'
import { hasOtherAuthors } from './version/version-store'

const DEMO_FOLDER = fileURLToPath(new URL('../../../../../demo/pages', import.meta.url))

const AUTHOR = 'demo'

/** Any number will do, as long as nothing else on this database uses it. */
const DEMO_LOCK = 7_391_005

/** Whether a store is only for trying things out: outside production, and nobody has stored a page of their own. */
export async function isDemoStore({ config, db }: Pick<Context, 'config' | 'db'>): Promise<boolean> {
  return config.env !== 'production' && !(await hasOtherAuthors(db.orm, AUTHOR))
}

/**
 * Outside production and until somebody stores a page of their own: loads the demo pages and publishes those that may
 * be. Safe to repeat, also after a start that was killed half-way, and from two processes at once: the second waits and
 * then finds nothing to do. `report` gets a line per page.
 */
export async function loadDemoPages(
  ctx: Context,
  report: (line: string) => void,
  folder: string = DEMO_FOLDER,
): Promise<void> {
  await inDemoStore(ctx, () => loadFolder(ctx, folder, report))
}

/** Does what a store for trying things out needs, in one process at a time; in other stores does nothing. */
export async function inDemoStore(ctx: Context, work: () => Promise<void>): Promise<void> {
  if (!(await isDemoStore(ctx))) return
  const client = ctx.db.openSession()
  client.on('error', () => {})
  try {
    await client.connect()
    // Another process that is storing the images takes longer than any everyday statement is allowed to.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK])
    await work()
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end().catch(() => {})
  }
}

async function loadFolder(ctx: Context, folder: string, report: (line: string) => void): Promise<void> {
  const statuses = new Map((await findSummaries(ctx.db.orm)).map(({ code, status }) => [code, status]))
  const names = await pagesIn(folder)
  for (const [index, name] of names.entries()) {
    const code = basename(name, '.json')
    const status = statuses.get(await currentCode(ctx.db.orm, code))
    if (status && status !== 'draft') continue
    if (!status) report(`Demo page ${index + 1} of ${names.length}: ${code}`)
    await loadPage(ctx, join(folder, name))
  }
}

/**
 * Shows visitors a demo page as its file is now, for those who write one under `npm run dev`. A page that somebody has
 * changed in the Studio stays as it is.
 * @param name Of the file, or of a picture beside the pages, which any of them may contain.
 * @param report Gets a line for each page that is not loaded, with the reason and what to do.
 */
export async function takeUpDemoFile(
  ctx: Context,
  name: string,
  report: (line: string) => void,
  folder: string = DEMO_FOLDER,
): Promise<void> {
  const names = isPage(name) ? [name] : await pagesIn(folder)
  for (const one of names) {
    const code = await currentCode(ctx.db.orm, basename(one, '.json'))
    const problem = (await hasOtherAuthors(ctx.db.orm, AUTHOR, code))
      ? `${code} was changed in the Studio and stays as it is there.`
      : await loadPage(ctx, join(folder, one))
    if (problem) report(`demo/pages/${one} was not taken: ${problem}`)
  }
}

async function pagesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter(isPage).sort()
}

const isPage = (name: string) => name.endsWith('.json')

/** Returns why visitors do not get it. */
async function loadPage(ctx: Context, path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8')
  const report = await importPage(ctx, { text, files: filesBeside(dirname(path)), by: AUTHOR })
  if (!report.accepted || !report.publishable)
    return `it has errors, which \`npm run pages -- check demo/pages/${basename(path)}\` lists.`
  const { code, version, checked } = report
  await publishPage(ctx, { code, version, checked, by: { who: `start:${AUTHOR}`, ip: null } })
  return undefined
}
