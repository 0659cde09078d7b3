import { loadImagesWhenNear } from '../boot/lazy-images'

/** The gateway's own limit for a request (SPEC.md section 9). */
const TIMEOUT_MS = 30_000

/** A page that was fetched at a press can be used for a tap within this time. */
const AHEAD_MS = 30_000

/** How long a page that is there waits for what lives in it from the start. */
const LIVES_MS = 1000

interface Shown {
  /** Fetches what has to be there when a page is first seen. */
  prepare(page: ParentNode): Promise<unknown>
  /** Ends what has to end before a page goes. */
  leave(): void
  /** Starts what has to start when another has arrived. */
  arrive(main: HTMLElement): void
}

/** Pages seen since the last full load, so that going back shows them at once. */
const seen = new Map<string, string>()

/** What the last press has fetched, until a tap uses it. */
let ahead: { key: string; html: Promise<string | undefined>; until: number } | undefined

/** Fetches a page to which a press may lead; consecutive presses on one link fetch it once. */
export function fetchAhead(url: URL): Promise<string | undefined> {
  const key = pageKey(url)
  const now = performance.now()
  if (ahead?.key !== key || now > ahead.until) ahead = { key, html: fetchPage(url), until: now + AHEAD_MS }
  return ahead.html
}

/** The page that a tap asks for. */
function takePage(url: URL): Promise<string | undefined> {
  const html = fetchAhead(url)
  ahead = undefined
  return html
}

/** Where the visitor has asked to go last: whoever taps another link meanwhile has changed their mind. */
let wanted: URL | undefined

/**
 * Goes to another page of this site without loading a new document: the server's HTML replaces the current page.
 * Anything unusual (another build, another kind of response, no network) is left to the browser. `restoreY` is the
 * visitor's scroll position when they were last there.
 */
export async function showPage(url: URL, shown: Shown, restoreY?: number): Promise<void> {
  wanted = url
  const html = restoreY === undefined ? undefined : seen.get(pageKey(url))
  const next = parse(html ?? (await takePage(url)))
  if (wanted !== url) return
  if (!next) return location.assign(url.href)
  await inTime(shown.prepare(next))
  if (wanted !== url) return
  shown.leave()
  const main = replacePage(next)
  scrollTo(0, restoreY ?? 0)
  if (restoreY === undefined) focusStart(main)
  askRules()
  window.yingzao.mark()
  loadImagesWhenNear()
  shown.arrive(main)
  standInForDialogs(main)
}

/** A failure is reported when its block starts. */
async function inTime(lives: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LIVES_MS))
  await Promise.race([lives, late]).catch(() => undefined)
}

/** Equips popups that have arrived with a page, in a browser without `<dialog>`. */
function standInForDialogs(main: HTMLElement): void {
  if ('HTMLDialogElement' in window) return
  void import(/* webpackChunkName: "dialog-stand-in" */ './dialog-stand-in').then(
    ({ installDialogStandIn }) => installDialogStandIn(window.yingzao.openPopup, main),
  )
}

/** The first page with rules to arrive without a load lacks the inline script that asks for them. */
function askRules(): void {
  const { yingzao } = window
  const { if: conditions = '' } = document.documentElement.dataset
  if (yingzao.askRules) yingzao.askRules()
  else if (conditions.includes('rule_id')) {
    // If it fails, those blocks stay hidden, as without an answer.
    import(/* webpackChunkName: "rules" */ '../boot/ask-rules').then((rules) => {
      yingzao.askRules = rules.askRules
      rules.askRules({ isPainted: true })
    }, console.warn)
  }
}

function pageKey(url: URL): string {
  return url.pathname + url.search
}

async function fetchPage(url: URL): Promise<string | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  try {
    const reply = await fetch(url.href, { headers: { accept: 'text/html' }, signal: abort.signal })
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') && !reply.redirected
    if (!isPage) return undefined
    const html = await reply.text()
    seen.set(pageKey(url), html)
    return html
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Undefined for a page of another build: its chunks are not the ones that run here. */
function parse(html: string | undefined): Document | undefined {
  if (html === undefined) return undefined
  const next = new DOMParser().parseFromString(html, 'text/html')
  const { build } = document.documentElement.dataset
  // A parsed document has scripting disabled, so the content of noscript would come to life in it, pictures above all.
  for (const noscript of next.querySelectorAll('noscript')) noscript.textContent = ''
  return next.querySelector('main') && next.documentElement.dataset.build === build ? next : undefined
}

function replacePage(next: Document): HTMLElement {
  document.title = next.title
  copyDataset(next.documentElement, document.documentElement)
  copyDataset(next.body, document.body)
  document.body.style.cssText = next.body.style.cssText
  for (const name of [...document.documentElement.classList]) {
    if (name.startsWith('if-') || name === 'yz-locked') document.documentElement.classList.remove(name)
  }
  replaceStyles(next)
  const main = document.adoptNode(next.querySelector('main') as HTMLElement)
  document.querySelector('main')?.replaceWith(main)
  const title = document.querySelector('.yz-bar b')
  if (title) title.textContent = next.querySelector('.yz-bar b')?.textContent ?? next.title
  return main
}

function copyDataset(from: HTMLElement, to: HTMLElement): void {
  for (const key of Object.keys(to.dataset)) delete to.dataset[key]
  Object.assign(to.dataset, from.dataset)
}

/** Styles of blocks stay once they are there; the conditions of a page go with it. */
function replaceStyles(next: Document): void {
  document.querySelector('style[data-page]')?.remove()
  const known = new Set(
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].map((style) => style.dataset.href),
  )
  for (const style of next.querySelectorAll<HTMLElement>('style')) {
    if (style.dataset.href === undefined || !known.has(style.dataset.href))
      document.head.append(document.adoptNode(style))
  }
}

/** Sets where a screen reader starts on a page that arrived without a load. */
function focusStart(main: HTMLElement): void {
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
