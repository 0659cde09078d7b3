// Runs inline after the boot: who looked at what, and for how long. A preview reports nothing.
// It sends when the page has loaded and when it is left, so it never stands in the way of either; a page that is left
// before an image or a frame of it has come was looked at too.

import { readToken, uidOf } from '@yingzao/host/early'
import { beginView, hear, note, sendEvents, watchPage } from './events'

const SESSION_MS = 30 * 60_000
const { dataset } = document.documentElement
const query = (name: string) => new URLSearchParams(location.search).get(name)

let told = -1
let since = performance.now()

/** One visitor until half an hour passes without a sign of life, over several pages and tabs. */
function session(): { id: string; seq: number } {
  const now = Date.now()
  const fresh = { id: `${now.toString(36)}-${Math.random().toString(36).slice(2)}`, seq: 0, at: now }
  try {
    const stored = JSON.parse(localStorage.yzSession || '{}')
    const current = now - stored.at < SESSION_MS ? stored : fresh
    const next = { id: current.id, seq: current.seq + 1, at: now }
    localStorage.yzSession = JSON.stringify(next)
    return next
  } catch {
    return fresh
  }
}

let current: { id: string; seq: number } | undefined

/** Counts a view of the page that is shown now; the loader calls it again after each navigation. */
function view(from = performance.now()): void {
  if (isPreview()) return
  current = session()
  beginView(current)
  since = from
  told = -1
  const body = {
    code: dataset.code,
    page_id: pageId(),
    session_id: current.id,
    view_seq: current.seq,
    url: location.href,
    referrer: document.referrer,
    container: window.yingzao.container,
  }
  navigator.sendBeacon('/n8sf/api/collect/v1/page-view', JSON.stringify(body))
}

/** Counts the view that the document was loaded for, once, and from when it could be read. */
function viewOnce(): void {
  if (!current) view(since)
}

function isPreview(): boolean {
  return query('isPreview') === '1'
}

/** How long this view has lasted; the last word of a view counts. */
function leave(ev: 'hidden' | 'leave'): void {
  viewOnce()
  sendEvents()
  const duration = Math.round((performance.now() - since) / 1000)
  if (!current || (ev === 'leave' && duration === told)) return
  told = duration
  const { id, seq } = current
  const fields = {
    page_id: pageId(),
    session_id: id,
    view_seq: `${seq}`,
    uid: uidOf(readToken(document)),
    duration: `${duration}`,
    ev,
  }
  fetch(`/n8sf/api/collect/v1/visit.gif?${new URLSearchParams(fields)}`, { keepalive: true }).catch(() => {})
}

function pageId(): string {
  return query('pageId') || dataset.pageId || ''
}

window.yingzao.view = view
window.yingzao.leave = leave
window.yingzao.event = note
window.yingzao.hear = hear
watchPage()
if (document.readyState === 'complete') viewOnce()
else addEventListener('load', viewOnce)
// Back from the browser's page cache: nothing loads, yet it is another view.
addEventListener('pageshow', ({ persisted }) => persisted && view())
document.addEventListener('visibilitychange', () => document.hidden && leave('hidden'))
addEventListener('pagehide', () => leave('leave'))
