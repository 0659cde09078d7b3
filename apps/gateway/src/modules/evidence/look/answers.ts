import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { pageLists } from '../../pages'
import type { Asked } from './ask'
import type { KeptPage } from './kept-page'
import { sealOfRendering, sealsOf } from './seals-of'
import type { Seen, Sighting } from './seen'

type Ctx = Pick<Context, 'config' | 'db'>
type Search = StudioResponse<StudioOperations['evidenceSearch']>

/** What a member asks for, in the words of this module. */
export function readAsked({
  lead_id,
  pid,
  handset,
  at,
  reason,
}: StudioInput<StudioOperations['evidenceSearch']>): Asked {
  const whose =
    lead_id !== undefined
      ? { lead: lead_id }
      : pid !== undefined
        ? { order: pid }
        : { handset: handset ?? '' }
  return { whose, at: at === undefined ? undefined : new Date(at), reason }
}

/** What somebody saw, as reported to the Studio. */
export async function searchAnswer(ctx: Ctx, seen: Seen | undefined): Promise<Search> {
  if (!seen) return { is_known: false, until: null, list: [], is_capped: false }
  const { sightings } = seen
  const sealOf = await sealsOf(ctx, sightings)
  const titles = await pageLists.titlesOf(
    ctx.db.orm,
    sightings.flatMap(({ page_code }) => page_code ?? []),
  )
  const list = sightings.map((one) => ({
    ...{ kind: one.kind, at: one.at.toISOString(), about: one.about, known_by: one.known_by },
    ...{ page_code: one.page_code, page_title: titles.get(one.page_code ?? '') ?? '' },
    ...{ page_version: one.page_version, variant: one.variant, container: one.container },
    ...{ rendering: one.rendering, is_kept: one.facts !== undefined, is_other: isOther(one) },
    seal: sealOf(one),
  }))
  return { is_known: true, until: seen.until.toISOString(), list, is_capped: seen.isCapped }
}

/** A page, as reported to the Studio. */
export async function pageAnswer(
  ctx: Ctx,
  { row, isWhole, html, texts, company }: KeptPage,
): Promise<StudioResponse<StudioOperations['evidencePage']>> {
  const { rendering, hash, page_code, page_version, variant, build, company_revision, bytes } = row
  const titles = await pageLists.titlesOf(ctx.db.orm, [page_code])
  return {
    ...{ rendering, hash, is_whole: isWhole, html: html ?? null, texts },
    ...{ page_code, page_title: titles.get(page_code) ?? '', page_version, variant, build, company_revision },
    ...{ company: company ?? null, bytes, first_loaded_at: row.first_loaded_at.toISOString() },
    seal: await sealOfRendering(ctx, hash),
  }
}

/** Whether the browser reported a different page or version than the bytes themselves state. */
export function isOther({ facts, page_code, page_version }: Sighting): boolean {
  return facts !== undefined && (facts.page_code !== page_code || facts.page_version !== page_version)
}
