import { z } from 'zod'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { findRendering, hashOf, nameOf, type RenderingRow, readHtml, readParts } from '../../renderings'
import { offlinePage } from '../export/offline-page'
import { pageMedia } from '../export/page-files'
import { wordsOf } from './words-of'

type Ctx = Pick<Context, 'config' | 'db'>

const settingsForm = z.object({
  site: z.object({
    company: z.string(),
    license_no: z.string(),
    adviser: z.string(),
    adviser_no: z.string(),
  }),
  advisers: z.array(z.object({ name: z.string(), number: z.string() })),
})

/** A page as it was served. */
export interface KeptPage {
  row: RenderingRow
  /** The kept page matches the row's hash. */
  isWhole: boolean
  /** Can be opened by itself. Undefined: a part of it is gone. */
  html: string | undefined
  /** In reading order. */
  texts: string[]
  /** What pages said of the company then. Undefined: it is gone, or was changed. */
  company: { company: string; license_no: string; advisers: { name: string; number: string }[] } | undefined
}

/** Undefined: nothing was kept under this name. Nobody sees it before the log says who looked, and why. */
export async function lookAtPage(
  ctx: Ctx,
  actor: Actor,
  { rendering, reason }: { rendering: string; reason: string },
): Promise<KeptPage | undefined> {
  const row = await findRendering(ctx.db.orm, rendering)
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, {
      action: 'evidence.look',
      subject: `rendering:${rendering}`,
      after: { reason },
    }),
  )
  return row && keptPage(ctx, row)
}

async function keptPage(ctx: Ctx, row: RenderingRow): Promise<KeptPage> {
  const html = await readHtml(ctx.db.orm, row)
  const company = await companyOf(ctx, row)
  if (html === undefined) return { row, isWhole: false, html: undefined, texts: [], company }
  return {
    row,
    isWhole: nameOf(html).hash === row.hash,
    html: offlinePage(html, ctx.config.publicOrigin, await pageMedia(ctx, row)),
    texts: wordsOf(html),
    company,
  }
}

async function companyOf({ db }: Ctx, { settings }: RenderingRow): Promise<KeptPage['company']> {
  const bytes = (await readParts(db.orm, [settings])).get(settings)
  // What is not what was kept says nothing.
  if (!bytes || hashOf(bytes) !== settings) return undefined
  const { site, advisers } = settingsForm.parse(JSON.parse(bytes.toString()))
  // The adviser whom every page names may be in the list, too.
  const all = [{ name: site.adviser, number: site.adviser_no }, ...advisers]
  const named = new Map(all.map((one) => [`${one.name} ${one.number}`, one]))
  return { company: site.company, license_no: site.license_no, advisers: [...named.values()] }
}
