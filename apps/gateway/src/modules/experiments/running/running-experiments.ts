import type { VariantKey } from '@yingzao/contract/studio'
import { pageBuild } from '../../../company/company-data'
import { pageDocuments, pageVariants, type visitorPages } from '../../pages'
import { differencesInKept } from '../variants/kept-blocks'
import { endChanged } from './end-changed'
import { findBytes, storeBytes, variantName } from './experiment-bytes'
import { type ApprovedVariant, type FoundExperiment, findRunning } from './find-running'

/** The bytes of a variant. */
type Bytes = Awaited<ReturnType<typeof pageVariants.answeredVariant>>

/** A variant that visitors get. */
interface RunningVariant {
  key: VariantKey
  /** Percent of the visitors. */
  weight: number
  bytes: Bytes
}

/** An experiment in the form in which it is served. */
export interface RunningExperiment {
  experiment_id: number
  epoch: number
  /** From A on. */
  variants: [RunningVariant, ...RunningVariant[]]
}

/**
 * The experiment running on a published page, with the bytes of each variant for this build and what it says about the
 * company; they are rendered and stored first if there are none yet. Undefined: none is running, or the page has
 * changed where no variant may differ from it; then it ends here, whichever process notices first.
 */
export async function loadRunning(
  ctx: visitorPages.AnsweringContext,
  page_code: string,
): Promise<RunningExperiment | undefined> {
  const found = await findRunning(ctx.db.orm, page_code)
  if (!found) return undefined
  const page = await pageVariants.publishedContent(ctx, page_code)
  if (!page) return undefined
  const contents = await Promise.all(found.variants.map(({ stored }) => contentOf(ctx, page, stored)))
  const isAsApproved = contents.every(
    ({ document }) => differencesInKept(page.content.document, document).length === 0,
  )
  if (!isAsApproved) {
    await endChanged(ctx, found.experiment_id)
    return undefined
  }
  const drawn = await Promise.all(
    found.variants.map((variant, at) =>
      draw(ctx, { found, page, variant, content: contents[at] ?? page.content }),
    ),
  )
  const [first, ...others] = drawn
  return first && { experiment_id: found.experiment_id, epoch: found.epoch, variants: [first, ...others] }
}

function contentOf(
  ctx: visitorPages.AnsweringContext,
  page: pageVariants.PublishedContent,
  stored: ApprovedVariant['stored'],
) {
  return stored ? pageDocuments.readStoredPage(ctx, page.content.document.code, stored) : page.content
}

async function draw(
  ctx: visitorPages.AnsweringContext,
  {
    found: { experiment_id, epoch },
    page,
    variant: { key, weight },
    content,
  }: {
    found: FoundExperiment
    page: pageVariants.PublishedContent
    variant: ApprovedVariant
    content: pageVariants.PublishedContent['content']
  },
): Promise<RunningVariant> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  const place = { experiment_id, epoch, key, build }
  const wanted = { content, version: page.version, variant: variantName(experiment_id, key) }
  const stored = await findBytes(ctx.db.orm, place)
  const bytes = stored ?? (await pageVariants.drawVariant(ctx, wanted))
  if (!stored) await storeBytes(ctx.db.orm, place, bytes)
  return { key, weight, bytes: await pageVariants.answeredVariant(ctx, wanted, bytes) }
}
