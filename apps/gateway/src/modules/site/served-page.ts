import type { RenderedPage } from '@yingzao/contract/server'
import type { RunningExperiment } from '../experiments'
import type { PublishedPages } from '../pages'
import type { Recorder } from '../renderings'
import type { Encoding } from './encoding'
import { FOR_ONE, type Kept } from './kept'

/** A published page as visitors get it, and the switches under which it was rendered. */
export type LoadedPage = NonNullable<Awaited<ReturnType<PublishedPages['load']>>>

/** The bytes of a page. */
export type EncodedPage = Omit<LoadedPage, 'switches'>

/** One encoding of a page, ready to be sent as it is. */
interface Representation {
  body: Buffer
  etag: string
  headers: Record<string, string>
  /**
   * Headers of a reply without the bytes, for whoever already has them: what says how bytes are encoded is not among
   * them.
   */
  unchanged: Record<string, string>
}

/** A page in memory: a visit picks one of the three and copies nothing. */
export interface ServedPage {
  representations: Record<Encoding, Representation>
  /** Caches in front keep it: see `Kept`. */
  isShared: boolean
  /** Its size in memory. */
  bytes: number
  /** It comes from the copy on disk, and the database should be asked again after this time (`performance.now()`). */
  staleUntil?: number
  /** The experiment running on it, whose variants visitors get instead. They come and go with the page itself. */
  experiment?: ServedExperiment
}

/** An experiment in memory, starting with A. */
export interface ServedExperiment extends Omit<RunningExperiment, 'variants'> {
  variants: [ServedVariant, ...ServedVariant[]]
}

/** A variant, ready to be sent. */
type ServedVariant = Omit<RunningExperiment['variants'][number], 'bytes'> & { page: ServedPage }

const SAFE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Prepares a page for visitors. `staleUntil` marks one that may be older than what is published. */
export function servedPage(page: EncodedPage, kept: Kept, staleUntil?: number): ServedPage {
  return prepared(page, kept, staleUntil)
}

/** Prepares a page and the experiment running on it. While it runs, nobody on the way may keep the page. */
export function servedWith(page: EncodedPage, { variants, ...experiment }: RunningExperiment): ServedPage {
  const plain = servedPage(page, FOR_ONE)
  const [first, ...others] = variants
  const served: ServedExperiment = {
    ...experiment,
    variants: [servedVariant(first), ...others.map(servedVariant)],
  }
  const bytes = served.variants.reduce((sum, { page }) => sum + page.bytes, plain.bytes)
  return { ...plain, bytes, experiment: served }
}

function servedVariant({ bytes, ...variant }: RunningExperiment['variants'][number]): ServedVariant {
  return { ...variant, page: prepared(bytes, FOR_ONE) }
}

function prepared(page: EncodedPage, { isShared, headers: kept }: Kept, staleUntil?: number): ServedPage {
  const representation = (encoding: Encoding, body: Buffer, suffix: string): Representation => {
    const etag = `"${page.etag}${suffix}"`
    const unchanged: Record<string, string> = {
      ...SAFE_HEADERS,
      'content-security-policy': page.csp,
      ...kept,
      etag,
    }
    if (staleUntil !== undefined) unchanged.warning = '110 - "Response is Stale"'
    const headers = encoding === 'identity' ? unchanged : { ...unchanged, 'content-encoding': encoding }
    return { body, etag, headers, unchanged }
  }
  return {
    representations: {
      br: representation('br', page.br, '-br'),
      gzip: representation('gzip', page.gzip, '-gz'),
      identity: representation('identity', page.html, ''),
    },
    isShared,
    bytes: page.html.byteLength + page.br.byteLength + page.gzip.byteLength,
    ...(staleUntil === undefined ? {} : { staleUntil }),
  }
}

/** Keeps the bytes of a page, and of the variants that visitors may get instead, before any visitor has them. Never rejects. */
export async function recordServed(
  recorder: Pick<Recorder, 'record'>,
  code: string,
  page: ServedPage,
): Promise<void> {
  const pages = [page, ...(page.experiment?.variants.map((variant) => variant.page) ?? [])]
  for (const { representations } of pages) {
    const { body, headers } = representations.identity
    await recorder.record({ code, html: body, csp: headers['content-security-policy'] ?? '' })
  }
}

/** Headers of a page that nobody may keep: a draft, or a state that stands in for a page. */
export function unkeptHeaders(page: RenderedPage): Record<string, string> {
  return {
    ...SAFE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}

/**
 * Headers of a page that is rendered for one request. Nobody else may keep it; its own browser may, as it forgets what
 * was typed into a `no-store` page, and whoever goes back finds it empty.
 */
export function privateHeaders(page: RenderedPage): Record<string, string> {
  return { ...unkeptHeaders(page), 'cache-control': 'private, no-cache' }
}
