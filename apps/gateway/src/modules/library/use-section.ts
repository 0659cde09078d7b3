import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { toWireDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { fileFacts, imagesOf, storePictures } from '../assets'
import { foundSection } from './found-section'
import { readBlocks } from './read-library'

type SectionUse = StudioOperations['sectionUse']

const LIMIT = { name: 'section.use', perHour: 1200 }

/** The blocks of a section ready for a page, with its drawings stored. */
export async function useSection(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  member: Pick<Member, 'member_id'>,
  { id, theme }: StudioInput<SectionUse>,
): Promise<StudioResponse<SectionUse>> {
  await limitMember(ctx.db, LIMIT, member)
  const found = await foundSection(ctx.db.orm, id)
  if (!found) throw new AppError(studioErrors.notFound)
  const { link } = found
  const placed = await storePictures(ctx, found.blocks, {
    theme,
    created_by: member.member_id,
  })
  const document = readBlocks(placed, found.schema_version)
  const { page_schema } = toWireDocument(document)
  return {
    blocks: JSON.stringify(page_schema),
    ...(link && page_schema.length === 1 && { link }),
    images: await imagesOf(ctx, document),
    files: await fileFacts(ctx, placed),
  }
}
