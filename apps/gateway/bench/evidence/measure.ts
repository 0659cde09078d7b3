import type { Whose } from '../../src/modules/evidence/look/acts-of'
import { seenBy } from '../../src/modules/evidence/look/seen'
import { createRecorder, findRendering, nameOf, readHtml } from '../../src/modules/renderings'
import { openStage, type Stage, type StageOptions } from '../console-stage'
import { summary } from '../times'
import { handsetOf, pidOf, seedVisits } from './seed'

/** A page as it is served to a visitor. */
export interface ServedPage {
  code: string
  html: string
}

interface Wanted extends StageOptions {
  pages: readonly ServedPage[]
  /** Where the files of the build behind these pages are. */
  buildFolder: string
  versions: number
  views: number
  rounds: number
  report: (line: string) => void
}

/**
 * Measures how long it takes to find what somebody saw, with the page itself, and what keeping versions of pages costs.
 */
export async function measureEvidence({ versions, views, rounds, report, ...options }: Wanted) {
  await using stage = await openStage(options, () => {})
  const { names, room } = await keepVersions(stage, options, versions)
  report(`${versions} versions are kept`)
  const began = performance.now()
  let leads = 0
  await stage.asOwner(async (owner) => {
    leads = await seedVisits(owner, stage.ctx.config, { views, renderings: names })
  })
  report(
    `${views} views and ${leads} leads and orders stored in ${Math.round((performance.now() - began) / 1000)} s`,
  )
  return { looks: await measureLooks(stage, { leads, rounds }), room }
}

/** Keeps each page repeatedly, each time with a different sentence in it, as its versions would be. */
async function keepVersions(
  { ctx }: Stage,
  { pages, buildFolder }: Pick<Wanted, 'pages' | 'buildFolder'>,
  versions: number,
) {
  const build = { folder: buildFolder, path: '/packages/h5-page/dist/' } as const
  const recorder = createRecorder(ctx, { build, versionId: async () => null })
  const names: string[] = []
  const first = pages[0]
  if (!first) throw new Error('There is no page to keep versions of.')
  const keep = async ({ code, html }: ServedPage) => {
    await recorder.record({ code, html: Buffer.from(html), csp: "default-src 'self'" })
    names.push(nameOf(html).rendering)
  }
  await keep(first)
  const before = await sizes(ctx)
  for (let version = 1; version <= versions; version += 1) {
    const { code, html } = pages[version % pages.length] ?? first
    const text = html.replace(/(<html[^>]* data-version=")\d+/, `$1${1_000 + version}`)
    await keep({ code, html: text.replace('</main>', `<p>第 ${version} 次修改，以此为准。</p></main>`) })
  }
  await recorder.close()
  const after = await sizes(ctx)
  const html = pages.reduce((sum, page) => sum + Buffer.byteLength(page.html), 0) / pages.length
  return {
    names,
    room: {
      pages: pages.length,
      'a page (KB)': kilobytes(html),
      'a build (KB)': kilobytes(before),
      [`${versions} versions (KB)`]: kilobytes(after - before),
      'a version (KB)': Number(((after - before) / versions / 1_000).toFixed(1)),
    },
  }
}

const kilobytes = (bytes: number) => Math.round(bytes / 1_000)

async function sizes({ db }: Stage['ctx']): Promise<number> {
  const { rows } = await db.pool.query<{ bytes: string }>(`
    SELECT sum(pg_total_relation_size(name)) AS bytes
    FROM unnest(ARRAY['rendering', 'rendering_part', 'rendering_asset']::regclass[]) AS name`)
  return Number(rows[0]?.bytes)
}

async function measureLooks(stage: Stage, { leads, rounds }: { leads: number; rounds: number }) {
  const shapes: Record<string, (lead: number) => Whose> = {
    lead: (lead) => ({ lead }),
    order: (lead) => ({ order: pidOf(lead) }),
    handset: (lead) => ({ handset: handsetOf(lead) }),
  }
  const times = new Map(Object.keys(shapes).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    // Spread over all of them, so that none is in memory because of the previous one.
    const lead = 1 + Math.floor((leads - 1) * ((round * 0.618) % 1))
    for (const [name, whose] of Object.entries(shapes)) {
      const began = performance.now()
      await look(stage, whose(lead))
      times.get(name)?.push(performance.now() - began)
    }
  }
  return [...times].map(([asked, each]) => ({ asked, ...summary(each, 0) }))
}

/** What they saw, and the last page of it as it was served. */
async function look({ ctx }: Stage, whose: Whose): Promise<void> {
  const seen = await seenBy(ctx, whose, undefined)
  const name = seen?.sightings.find(({ facts }) => facts)?.rendering
  const row = name ? await findRendering(ctx.db.orm, name) : undefined
  const html = row && (await readHtml(ctx.db.orm, row))
  if (!html?.includes('</html>')) throw new Error(`Nothing was found of ${JSON.stringify(whose)}.`)
}
