import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { libraryTemplates } from '@yingzao/pages'
import { isRecord, type JsonRecord, toWireDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { fileFacts, imagesOf } from '../assets'
import { lookPath, lookRight } from './look'
import { readTemplate } from './read-library'
import { storePictures } from './store-pictures'

type TemplateList = StudioOperations['templateList']
type TemplateUse = StudioOperations['templateUse']

const LIMIT = { name: 'template.use', perHour: 300 }

/** All templates, each with the address that draws it. */
export async function listTemplates(ctx: Pick<Context, 'config'>): Promise<StudioResponse<TemplateList>> {
  const right = await lookRight(ctx)
  return {
    list: [...libraryTemplates().values()].map(({ id, title, purpose, about, words, document }) => ({
      id,
      title,
      purpose,
      about,
      words: [...words],
      page_title: document.title,
      look: lookPath('templates', id, right),
    })),
  }
}

/** A template as the document of a new page, with its drawings stored in the colours of the page, or in its own. */
export async function useTemplate(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  member: Pick<Member, 'member_id'>,
  { id, theme }: StudioInput<TemplateUse>,
): Promise<StudioResponse<TemplateUse>> {
  await limitMember(ctx.db, LIMIT, member)
  const template = libraryTemplates().get(id)
  if (!template) throw new AppError(studioErrors.notFound)
  const document = readTemplate(
    await storePictures(ctx, member, template.document, theme ?? themeOf(template.document)),
  )
  const text = JSON.stringify(toWireDocument(document))
  return { document: text, images: await imagesOf(ctx, document), files: await fileFacts(ctx, text) }
}

function themeOf({ extra }: JsonRecord): unknown {
  return isRecord(extra) ? extra.theme : undefined
}
