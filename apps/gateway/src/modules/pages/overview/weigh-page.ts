import type { Context } from '../../../context'
import { inWorker } from '../../../workers/in-worker'
import { fileFacts } from '../../assets'
import { currentCode } from '../address/page-address'
import { scriptWeights } from '../api/weigh-scripts'
import type { WeighedPage, weighStored } from '../document/reading/weigh-stored'
import { findPublished, findVersion } from '../version/version-store'

const weighInWorker = inWorker<typeof weighStored>(
  new URL('../document/reading/weigh-stored.ts', import.meta.url),
  'weighStored',
)

/** Versions whose weight is kept in memory. */
const MOST_KEPT = 200

/** A version never changes, and neither do its files or the build of this process. */
const kept = new Map<string, WeighedPage>()

/**
 * The weight of a version of a page, by default the one visitors see, and its blocks. Computed once per process for
 * each version. Undefined: there is no such version, or nothing of it can be shown.
 */
export async function weighPage(
  ctx: Pick<Context, 'config' | 'db'>,
  asked: string,
  number?: number,
): Promise<(WeighedPage & { version: number }) | undefined> {
  const code = await currentCode(ctx.db.orm, asked)
  const row =
    number === undefined
      ? (await findPublished(ctx.db.orm, code))?.version
      : await findVersion(ctx.db.orm, code, number)
  if (!row) return undefined
  const { version, content_hash, document, schema_version } = row
  const known = kept.get(content_hash)
  if (known) return { ...known, version }
  const [{ images }, scripts] = await Promise.all([fileFacts(ctx, document), scriptWeights()])
  const weighed = await weighInWorker(
    { linkHosts: ctx.config.linkHosts },
    code,
    { document, schema_version },
    { images, scripts },
  )
  if (!weighed) return undefined
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(content_hash, weighed)
  return { ...weighed, version }
}
