import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { toWireDocument } from '@yingzao/schema/server'
import { readThemeSetting, resolveTheme } from '@yingzao/theme'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { fileFacts, imagesOf, storeAsset } from '../assets'
import { type DrawnPicture, placePictures } from './drawn-pictures'
import { foundSection } from './found-section'
import { readBlocks } from './read-blocks'

type SectionUse = StudioOperations['sectionUse']

const LIMIT = { name: 'section.use', perHour: 1200 }

/**
 * The blocks of a section as a page takes them. What it draws is stored before it is answered, so that no page ever
 * names a picture that is not there; the same drawing is stored once.
 */
export async function useSection(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  member: Pick<Member, 'member_id'>,
  { id, theme: asked }: StudioInput<SectionUse>,
): Promise<StudioResponse<SectionUse>> {
  await limitMember(ctx.db, LIMIT, member)
  const found = await foundSection(ctx.db.orm, id)
  if (!found) throw new AppError(studioErrors.notFound)
  const company = await ctx.company.read()
  const theme = resolveTheme(asked && readThemeSetting(asked).setting, company.theme)
  const placed = await placePictures(found.blocks, theme, (picture) => storedAddress(ctx, member, picture))
  const document = readBlocks(placed, found.schema_version)
  const { page_schema } = toWireDocument(document)
  return {
    blocks: JSON.stringify(page_schema),
    images: await imagesOf(ctx, document),
    files: await fileFacts(ctx, placed),
  }
}

async function storedAddress(
  ctx: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { title, svg }: DrawnPicture,
): Promise<string> {
  const file = { bytes: new TextEncoder().encode(svg), name: `${title}.svg` }
  return (await storeAsset(ctx, file, { created_by: member_id })).address
}
