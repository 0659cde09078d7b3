import type { OperationInput, operations } from '@yingzao/contract/server'
import { channelOf } from '../../channels/channel-of'
import { sessionMonth } from '../../db/month-partitions'
import { redactText, redactUrl } from '../../http/redact'
import type { visitLog } from './visit-tables'

/** One view of a page by one session, as far as its beacons have reported it. */
export type Visit = Omit<typeof visitLog.$inferSelect, 'visitor' | 'created_at' | 'updated_at'>

/** The key that identifies a visit in the database. */
export function keyOf({ session_id, page_id, view_seq }: Visit): string {
  return `${session_id} ${page_id} ${view_seq}`
}

/** What a page view reports, and whose browser it was in. */
export function visitOfView(input: OperationInput<typeof operations.pageView>, visitor_id: string): Visit {
  const { session_id, page_id, view_seq, code, version, variant, rendering, url, referrer, container, uid } =
    input
  return {
    session_month: sessionMonth(session_id),
    session_id,
    page_id,
    view_seq,
    code: code ?? null,
    page_version: version ?? null,
    variant: variant ?? null,
    rendering: rendering ?? null,
    channel: channelOf(url ?? ''),
    url: cleanAddress(url),
    referrer: cleanAddress(referrer),
    container: container ?? null,
    visitor_id,
    uid: uid || null,
    upload_id: null,
    duration: 0,
    depth: null,
    was_left: false,
  }
}

/** What a visit beacon reports. */
export function visitOfBeacon(
  input: OperationInput<typeof operations.visitBeacon>,
  visitor_id: string,
): Visit {
  const { session_id, page_id, view_seq, uid, upload_id, duration, depth, ev } = input
  return {
    session_month: sessionMonth(session_id),
    session_id,
    page_id,
    view_seq,
    code: null,
    page_version: null,
    variant: null,
    rendering: null,
    channel: null,
    url: null,
    referrer: null,
    container: null,
    visitor_id,
    uid: uid || null,
    upload_id: upload_id ? redactText(upload_id) : null,
    duration,
    depth: depth ?? null,
    was_left: ev === 'leave',
  }
}

/**
 * Merges two reports of one visit: the first value reported stays, except that the last visitor and tap and the longest
 * duration win. The database does the same.
 */
export function mergeVisits(earlier: Visit, later: Visit): Visit {
  return {
    ...earlier,
    code: earlier.code ?? later.code,
    page_version: earlier.page_version ?? later.page_version,
    variant: earlier.variant ?? later.variant,
    rendering: earlier.rendering ?? later.rendering,
    channel: earlier.channel ?? later.channel,
    url: earlier.url ?? later.url,
    referrer: earlier.referrer ?? later.referrer,
    container: earlier.container ?? later.container,
    uid: later.uid ?? earlier.uid,
    upload_id: later.upload_id ?? earlier.upload_id,
    duration: Math.max(earlier.duration, later.duration),
    depth: laterDepth(earlier.depth, later.depth),
    was_left: earlier.was_left || later.was_left,
  }
}

function laterDepth(earlier: number | null, later: number | null): number | null {
  return earlier === null || (later !== null && later > earlier) ? later : earlier
}

/** Returns an address without secrets or fragment, and without characters that a database cannot store. */
function cleanAddress(address: string | undefined): string | null {
  const [text = ''] = (address ?? '').replace(/\p{Cc}/gu, '').split('#', 1)
  return text === '' ? null : redactUrl(text)
}
