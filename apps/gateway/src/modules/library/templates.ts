import {
  MOST_OWN_TEMPLATES,
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
import { fileFacts, imagesOf, storePictures } from '../assets'
import { foundTemplate } from './found-template'
import { lookPath, lookRight } from './look'
import { readTemplate } from './template-document'
import { findTemplates, type TemplateRow } from './template-store'

type TemplateList = StudioResponse<StudioOperations['templateList']>
type TemplateUse = StudioOperations['templateUse']

const LIMIT = { name: 'template.use', perHour: 300 }

/** All templates, each with the address that renders it. */
export async function listTemplates(ctx: Pick<Context, 'config' | 'db'>): Promise<TemplateList> {
  const [right, own] = await Promise.all([lookRight(ctx), findTemplates(ctx.db.orm, MOST_OWN_TEMPLATES)])
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
    own: own.map((row) => listedTemplate(row, right)),
  }
}

/** A template of one's own as it appears in lists. */
export function listedTemplate(
  { id, updated_at, ...rest }: TemplateRow,
  right: string,
): TemplateList['own'][number] {
  return {
    id,
    ...rest,
    updated_at: updated_at.toISOString(),
    look: lookPath('templates', `own/${id}`, right),
  }
}

/** A template as the document of a new page, with its drawings stored in the colours of the page, or in its own. */
export async function useTemplate(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  member: Pick<Member, 'member_id'>,
  { id, theme }: StudioInput<TemplateUse>,
): Promise<StudioResponse<TemplateUse>> {
  await limitMember(ctx.db, LIMIT, member)
  const template = await foundTemplate(ctx.db.orm, id)
  if (!template) throw new AppError(studioErrors.notFound)
  const { content, slots } = template
  const placed = await storePictures(ctx, content.document, {
    theme: theme ?? themeOf(content.document),
    created_by: member.member_id,
  })
  const document = await readTemplate({ ...content, document: placed })
  const text = JSON.stringify(toWireDocument(document))
  return {
    document: text,
    slots: [...slots],
    images: await imagesOf(ctx, document),
    files: await fileFacts(ctx, text),
  }
}

function themeOf({ extra }: JsonRecord): unknown {
  return isRecord(extra) ? extra.theme : undefined
}
