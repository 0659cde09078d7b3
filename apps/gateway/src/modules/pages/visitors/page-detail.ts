import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import { toWireDocument } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { WrittenResponse } from '../../../http/written-response'
import { findMovedTo } from '../address/page-address'
import { standInContent } from '../default-document'
import { readVersion, UnreadablePage } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { previewedContent } from '../preview/previewed-content'
import { findPublished, type VersionRow } from '../version/version-store'
import type { DatabaseClock } from './database-clock'
import type { PageWatcher } from './page-watcher'
import { shareCardOf } from './share-card'
import { filterContent, isPageOff } from './switched-off'

type Detail = typeof operations.activityPageDetail
type ActivityPage = OperationResponse<Detail>['activity_page']

/** The contents of a detail response, apart from the time. */
type Source = Omit<ActivityPage, 'status' | 'server_time'>

/** A page ready to be sent: what changes with the time is written after `start`. */
interface WrittenPage extends Pick<Source, 'start_at' | 'end_at'> {
  start: Buffer
  /** The response for the current moment. */
  last?: { at: number; response: Answered }
}

type Answered = WrittenResponse<OperationResponse<Detail>>

const KEPT_MS = 60_000
const MOST_KEPT = 500
/** Visitors within so many milliseconds are told the same time. The way to a phone takes as long. */
const SAME_MOMENT_MS = 50

export interface PageDetail extends PageWatcher {
  /**
   * Returns the published page, the draft that a valid token names, or the stand-in. Throws `activityNotFound` when
   * there is none of them.
   */
  answer(input: OperationInput<Detail>): Answered | Promise<Answered>
}

/** Answers the detail call. Published pages are kept for 60 s or until they change; drafts are never kept. */
export function createPageDetail(ctx: Context, clock: DatabaseClock): PageDetail {
  const kept = new Map<string, { page: WrittenPage; until: number }>()
  // Raised by every change: what was read before one must not be kept after it.
  let changes = 0

  function keptPage(code: string): WrittenPage | undefined {
    const hit = kept.get(code)
    return hit && hit.until > performance.now() ? hit.page : undefined
  }

  async function published(code: string): Promise<WrittenPage | undefined> {
    const seen = changes
    const found = await findPublished(ctx.db.orm, code)
    const movedTo = found ? undefined : await findMovedTo(ctx.db.orm, code)
    // Kept under its own code only, which is the one used to announce changes.
    if (movedTo !== undefined) return keptPage(movedTo) ?? published(movedTo)
    const stored = (found && (await readable(code, found.version))) ?? (await standInContent(ctx, code))
    const switches = await ctx.switches.read()
    if (!stored || isPageOff(code, switches)) return undefined
    const { content } = await filterContent(stored, switches)
    const page = written(toSource(ctx, content))
    if (seen === changes) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(code, { page, until: performance.now() + KEPT_MS })
    }
    return page
  }

  // Such a row can only be inserted manually; visitors are told that there is no page, operations what is wrong.
  async function readable(code: string, version: VersionRow): Promise<VersionContent | undefined> {
    try {
      return await readVersion(ctx, code, version)
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error
      ctx.log.error({ problem: error.message }, 'A published page cannot be read')
      return undefined
    }
  }

  async function find({ code, is_preview, preview_token }: OperationInput<Detail>): Promise<Answered> {
    const draft = is_preview === 1 ? await draftOf(ctx, code, preview_token) : undefined
    const page = draft ?? keptPage(code) ?? (await published(code))
    if (!page) throw new AppError(errors.activityNotFound)
    return answerAt(page, clock.now())
  }

  function forget(): void {
    changes += 1
    kept.clear()
  }

  return {
    answer: (input) => {
      // Nearly every visit: there is nothing to wait for, and each wait costs as much as the answer itself.
      const page = input.is_preview === 1 ? undefined : keptPage(input.code)
      return page ? answerAt(page, clock.now()) : find(input)
    },
    pageChanged: (code) => {
      changes += 1
      kept.delete(code)
    },
    // The call's response contains no company data.
    companyChanged: () => {},
    switchesChanged: forget,
    everythingChanged: forget,
  }
}

async function draftOf(
  ctx: Context,
  code: string,
  token: string | undefined,
): Promise<WrittenPage | undefined> {
  const content = await previewedContent(ctx, code, token)
  return content && written(toSource(ctx, content))
}

function written(source: Source): WrittenPage {
  const { start_at, end_at } = source
  return { start_at, end_at, start: Buffer.from(`{"activity_page":${JSON.stringify(source).slice(0, -1)}`) }
}

function answerAt(page: WrittenPage, server_time: number): Answered {
  if (page.last && Math.abs(server_time - page.last.at) < SAME_MOMENT_MS) return page.last.response
  const rest = JSON.stringify({ status: statusAt(page, server_time), server_time })
  const response = new WrittenResponse<OperationResponse<Detail>>([
    page.start,
    Buffer.from(`,${rest.slice(1)}}`),
  ])
  page.last = { at: server_time, response }
  return response
}

function toSource(ctx: Context, { document, window }: VersionContent): Source {
  return {
    ...toWireDocument(document),
    ...window,
    share: shareCardOf(ctx, document),
  }
}

function statusAt(
  { start_at, end_at }: Pick<Source, 'start_at' | 'end_at'>,
  now: number,
): ActivityPage['status'] {
  if (start_at !== null && now < start_at) return 'not_started'
  return end_at !== null && now >= end_at ? 'ended' : 'running'
}
