import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import { type PageDocument, toWireDocument, walkBlocks } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { DatabaseClock } from './database-clock'
import { defaultContent } from './default-document'
import type { PageWatcher } from './page-changes'
import { findPublished, findVersion, type VersionRow } from './page-store'
import { previewedVersion } from './preview-token'
import { readVersion, UnreadablePage, type VersionContent } from './read-version'

type Detail = typeof operations.activityPageDetail
type ActivityPage = OperationResponse<Detail>['activity_page']

/** What a detail answer is made of, apart from the time. */
type Source = Omit<ActivityPage, 'status' | 'server_time'>

const KEPT_MS = 60_000
const MOST_KEPT = 500

export interface PageDetail extends PageWatcher {
  /**
   * The published page, the draft that a valid token names, or the page that stands in at a fixed route. Throws
   * `activityNotFound` when there is none of them.
   */
  answer(input: OperationInput<Detail>): Promise<OperationResponse<Detail>>
}

/** Answers the detail call. Published pages are kept for 60 s or until they change; drafts are never kept. */
export function createPageDetail(ctx: Context, clock: DatabaseClock): PageDetail {
  const kept = new Map<string, { source: Source; until: number }>()
  // Raised by every change: what was read before one must not be kept after it.
  let changes = 0

  async function published(code: string): Promise<Source | undefined> {
    const hit = kept.get(code)
    if (hit && hit.until > performance.now()) return hit.source
    const seen = changes
    const found = await findPublished(ctx.db.orm, code)
    const content = (found && readable(code, found.version)) ?? defaultContent(code)
    if (!content) return undefined
    const source = toSource(ctx, content)
    if (seen === changes) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(code, { source, until: performance.now() + KEPT_MS })
    }
    return source
  }

  // Only a hand can put such a row there; a visitor is told that there is no page, operations what is wrong.
  function readable(code: string, version: VersionRow): VersionContent | undefined {
    try {
      return readVersion(ctx, code, version)
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error
      ctx.log.error({ problem: error.message }, 'A published page cannot be read')
      return undefined
    }
  }

  return {
    answer: async ({ code, is_preview, preview_token }) => {
      const draft = is_preview === 1 ? await draftOf(ctx, code, preview_token) : undefined
      const source = draft ?? (await published(code))
      if (!source) throw new AppError(errors.activityNotFound)
      const server_time = clock.now()
      return { activity_page: { ...source, status: statusAt(source, server_time), server_time } }
    },
    pageChanged: (code) => {
      changes += 1
      kept.delete(code)
    },
    everythingChanged: () => {
      changes += 1
      kept.clear()
    },
  }
}

async function draftOf(ctx: Context, code: string, token: string | undefined): Promise<Source | undefined> {
  const number = await previewedVersion(ctx, code, token)
  const version = number === undefined ? undefined : await findVersion(ctx.db.orm, code, number)
  return version && toSource(ctx, readVersion(ctx, code, version))
}

function toSource(ctx: Context, { document, window }: VersionContent): Source {
  return {
    ...toWireDocument(document),
    ...window,
    share: {
      title: document.title,
      desc: document.meta.description,
      link: `${ctx.config.publicOrigin}/h5-page/h5/${document.code}`,
      img_url: shareImage(ctx, document),
    },
  }
}

/** The page's first image; a share card takes an absolute address only. */
function shareImage(ctx: Context, document: PageDocument): string {
  for (const { block } of walkBlocks(document)) {
    const { url } = block.value
    if (block.name === 'image' && typeof url === 'string' && url !== '') {
      return new URL(url, ctx.config.publicOrigin).href
    }
  }
  return ''
}

function statusAt(
  { start_at, end_at }: Pick<Source, 'start_at' | 'end_at'>,
  now: number,
): ActivityPage['status'] {
  if (start_at !== null && now < start_at) return 'not_started'
  return end_at !== null && now >= end_at ? 'ended' : 'running'
}
