import {
  MOST_OWN_SECTIONS,
  type StudioOperations,
  type StudioResponse,
  sectionKinds,
} from '@yingzao/contract/studio'
import { librarySections } from '@yingzao/pages'
import type { Context } from '../../context'
import { pageDocuments } from '../pages'
import { lookPath, lookRight } from './look'
import { findSections, type SectionRow } from './section-store'

type SectionList = StudioResponse<StudioOperations['sectionList']>

/** All sections, each with the address that renders it. */
export async function listSections(ctx: Pick<Context, 'config' | 'db'>): Promise<SectionList> {
  const [right, own] = await Promise.all([lookRight(ctx), findSections(ctx.db.orm, MOST_OWN_SECTIONS)])
  const pages = await pageDocuments.linkedPages.count(
    ctx.db.orm,
    own.map(({ section }) => section),
  )
  return {
    library: sectionKinds.flatMap((kind) =>
      [...librarySections().values()]
        .filter((section) => section.kind === kind)
        .map(({ id, title, words }) => ({
          id,
          kind,
          title,
          words: [...words],
          look: lookPath('sections', id, right),
        })),
    ),
    own: own.map((row) => listedSection(row, { right, pages: pages.get(row.section) ?? 0 })),
  }
}

/** A section of one's own as it appears in lists. */
export function listedSection(
  { id, updated_at, ...rest }: SectionRow,
  { right, pages }: { right: string; pages: number },
): SectionList['own'][number] {
  return {
    id,
    ...rest,
    pages,
    updated_at: updated_at.toISOString(),
    look: lookPath('sections', `own/${id}`, right),
  }
}
