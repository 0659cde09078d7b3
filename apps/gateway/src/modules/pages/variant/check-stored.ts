import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { fileFacts } from '../../assets'
import { checkPage } from '../document/check-page'
import type { StoredDocument } from '../document/reading/read-stored'

/** What the rules of today say of a stored document. */
export async function checkStored(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { document, schema_version }: StoredDocument,
): Promise<Finding[]> {
  const { findings } = await checkPage(ctx, {
    document,
    version: schema_version,
    files: await fileFacts(ctx, document),
    company: await ctx.company.read(),
    products: await ctx.company.sells(),
    list: await ctx.company.wordList(),
  })
  return findings
}
