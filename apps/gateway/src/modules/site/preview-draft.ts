import type { RenderedPage } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { previewedContent, renderContent } from '../pages'

/** The query that asks for a draft. Anything but one plain `1` asks for the published page. */
export function asksForPreview(query: unknown): query is { isPreview: '1'; preview_token?: unknown } {
  return typeof query === 'object' && query !== null && 'isPreview' in query && query.isPreview === '1'
}

/** Renders the draft that a token was signed for. Undefined: the token gives no right to a draft of this page. */
export async function previewDraft(
  ctx: Context,
  code: string,
  token: unknown,
): Promise<RenderedPage | undefined> {
  const content = await previewedContent(ctx, code, token)
  return content && renderContent(ctx, content, { draft: true, company: await ctx.company.read() })
}
