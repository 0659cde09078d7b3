import { plainText } from '@yingzao/checks'
import { cleanHtml } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { pageDocuments } from '../../pages'

/**
 * Checks the words of a note against the rules of pages, and returns its text sanitised like the rich text of a page,
 * as whatever is stored is sent to visitors. Throws `unusableDocument` for text that breaks a rule, for scripts and for
 * links to hosts that are not allowed.
 */
export async function cleanArticle(
  ctx: Pick<Context, 'config' | 'company'>,
  { title, body }: { title: string; body: string },
): Promise<string> {
  const { html, findings } = cleanHtml(body, '笔记', { linkHosts: ctx.config.linkHosts })
  pageDocuments.refuseErrors(findings)
  await pageDocuments.refuseFaultyTexts(ctx, [title, plainText(html)])
  return html
}
