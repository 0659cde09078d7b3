// Part of the inline visit script: what happens to the blocks of the current page is sent to our own gateway, in
// batches. Nothing waits for it, and what could not be reported is counted.
import type { EventLoss, EventName } from '@yingzao/contract/client'
import { type EventDetail, watchBlocks } from '@yingzao/host/early'
import { sendBeacon, shown } from './collect'

export interface BlockEvent {
  seq: number
  name: EventName
  block_id: string
  block: string | undefined
  code: number | undefined
  action_name: string | undefined
  upload_id: string | undefined
}

/** The view that events belong to, see visit.ts. */
interface View {
  session_id: string
  view_seq: number
  /** Its address, which may have changed by the time its events are sent. */
  url: string
}

export type Listener = (name: EventName, blockId: string, detail?: EventDetail) => void

/** How many are sent at once, and the longest that one waits, in milliseconds. */
const BATCH = 20
const PAUSE_MS = 5000
/** How many may wait while the page loads, and how many are reported for one view. */
const WAITING = 100
const OF_A_VIEW = 999

/** `age_ms` is the time when it happened, until it is sent. */
let waiting: (BlockEvent & { age_ms: number })[] = []
let lost: Partial<Record<EventLoss, number>> = {}
let told: Parameters<Listener>[] = []
let seq = 0
let timer = 0
let view: View | undefined
let listener: Listener = () => {}

/** Watches the blocks of the current page. */
export const watchPage = watchBlocks(note)

/** Events from here on belong to this view; those from before the first view do so too. */
export function beginView(next: View): void {
  if (view) {
    sendEvents()
    seq = 0
    told = []
    watchPage()
  }
  view = next
}

/** Records that something happened to a block. */
export function note(name: EventName, block_id: string, detail: EventDetail = {}): void {
  told.push([name, block_id, detail])
  listener(name, block_id, detail)
  const reason = seq >= OF_A_VIEW ? 'view_full' : waiting.length >= WAITING && 'queue_full'
  if (reason) {
    lose(reason, 1)
    return
  }
  seq += 1
  const element = document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(block_id)}"]`)
  const block = element ? element.dataset.block : undefined
  const { code, label: action_name, upload: upload_id } = detail
  waiting.push({ seq, name, block_id, block, code, action_name, upload_id, age_ms: performance.now() })
  if (waiting.length === BATCH) sendEvents()
  timer = timer || window.setTimeout(sendEvents, PAUSE_MS)
}

/** Lets another counter receive every event of the view, including earlier ones. */
export function hear(heard: Listener): void {
  listener = heard
  for (const event of told) heard(...event)
}

/** Sends the waiting events, unless no view has begun yet. */
export function sendEvents(): void {
  clearTimeout(timer)
  timer = 0
  if (!view || !(waiting[0] || Object.keys(lost)[0])) return
  const now = performance.now()
  const body = {
    ...shown(),
    ...view,
    events: waiting.map((event) => ({ ...event, age_ms: Math.round(now - event.age_ms) })),
    losses: lost,
  }
  const { length } = waiting
  waiting = []
  if (sendBeacon('events', body)) lost = {}
  else lose('not_sent', length)
}

function lose(reason: EventLoss, count: number): void {
  lost[reason] = (lost[reason] || 0) + count
}
