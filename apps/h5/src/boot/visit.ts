// Runs inline after the boot: who viewed what, and for how long. A preview reports nothing. It sends when the page has
// loaded and when it is left, so it never delays either; a page that is left before one of its images or frames has
// arrived was viewed too.

import { COLLECT, classList, dataset, shown as page, sendBeacon, uidNow, yingzao } from './collect'
import { beginView, hear, note, sendEvents, watchPage } from './events'

const SESSION_MS = 30 * 60_000
let told = -1
/** `uploadId` of what was tapped last in this view. */
let upload = ''
let since = performance.now()
/** How much of the page was on the screen so far, from its top. */
let deepest = 0

/** One session lasts until half an hour passes without a sign of life, across pages and tabs. */
function session(): { id: string; seq: number } {
  const at = Date.now()
  const fresh = { id: `${at.toString(36)}-${Math.random().toString(36).slice(2)}`, seq: 0 }
  try {
    const stored = JSON.parse(localStorage.yzSession || '{}')
    const { id, seq } = at - stored.at < SESSION_MS ? stored : fresh
    const next = { id, seq: seq + 1, at }
    localStorage.yzSession = JSON.stringify(next)
    return next
  } catch {
    return fresh
  }
}

/** The current view, as it is stored; its address may have changed by the time it is left. */
let shown: { page_id: string; session_id: string; view_seq: number } | undefined

/** Counts a view of the current page; the loader calls it again after each navigation. */
function view(from = performance.now()): void {
  if (classList.contains('yz-preview')) return
  const { id: session_id, seq: view_seq } = session()
  const page_id = new URLSearchParams(location.search).get('pageId') || dataset.pageId || ''
  yingzao.shown = shown = { page_id, session_id, view_seq }
  const about = page()
  beginView({ session_id, view_seq, url: about.url })
  since = from
  told = -1
  upload = ''
  deepest = 0
  look()
  const body = { ...about, ...shown, referrer: document.referrer }
  // The page stays, so it can wait for a response.
  if (!sendBeacon('page-view', body))
    send(`${COLLECT}page-view`, { method: 'POST', body: JSON.stringify(body) })
}

/** Counts the view that the document was loaded for, once, starting from when it could be read. */
function viewOnce(): void {
  if (!shown) view(since)
}

/** Reports how long this view has lasted; the last report of a view counts. */
function leave(ev: 'hidden' | 'leave'): void {
  viewOnce()
  sendEvents()
  const duration = Math.round((performance.now() - since) / 1000)
  if (!shown || (ev === 'leave' && duration === told)) return
  told = duration
  const depth = Math.min(100, Math.round((100 * deepest) / document.documentElement.scrollHeight))
  const fields = { ...shown, uid: uidNow(), upload_id: upload, duration, depth, ev }
  // Numbers are converted to text implicitly.
  const picture = `${COLLECT}visit.gif?${new URLSearchParams(fields as never)}`
  // Without keepalive, the page's requests are cancelled when it goes; an image is let through.
  if ('keepalive' in Request.prototype) send(picture, { keepalive: true })
  else new Image().src = picture
}

function look(): void {
  deepest = Math.max(deepest, scrollY + innerHeight)
}

function send(url: string, init: RequestInit): void {
  fetch(url, init).catch(() => {})
}

/** Runs before any other handler of the tap, which may lead away. */
function noteUpload({ target }: Event): void {
  const tapped = (target as Element).closest<HTMLElement>('[data-upload]')
  if (tapped) yingzao.uploadId = upload = tapped.dataset.upload as string
}

yingzao.view = view
yingzao.leave = leave
yingzao.event = note
yingzao.hear = hear
document.addEventListener('click', noteUpload, true)
addEventListener('scroll', look, { passive: true })
watchPage()
if (document.readyState === 'complete') viewOnce()
else addEventListener('load', viewOnce)
// Back from the browser's page cache: nothing loads, yet it is another view.
addEventListener('pageshow', ({ persisted }) => persisted && view())
document.addEventListener('visibilitychange', () => document.hidden && leave('hidden'))
addEventListener('pagehide', () => leave('leave'))
