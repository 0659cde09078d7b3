import { readToken, uidOf } from '@yingzao/host/early'
import type { ShowIf } from '@yingzao/schema/client'

const PATH = '/n8sf/api/user-portrait/v1/check-user-in-rules'
/** The most rules that one call may ask for (DOMAIN.md 2.6). */
const BATCH = 20
/** How long an answer decides a page before it is requested again, in milliseconds: a day. */
const REMEMBERED_MS = 86_400_000
/** How long after the last scroll to check whether a block can appear now, in milliseconds. */
const SCROLL_REST_MS = 150

type Answers = Record<string, boolean>

const { documentElement } = document

/** Numbers of the conditions whose rule holds and whose block would move what is on the screen if it appeared now. */
let waiting: number[] = []
let isPainted: boolean
/** Number of the current page; lets an answer that arrives after the next page has started be recognised. */
let page = 0

addEventListener('scroll', afterRest(comeIn), { passive: true })
addEventListener('resize', comeIn)

/**
 * Asks which of the rules in the page's conditions the visitor fulfils, if logged in; call it when a page has arrived,
 * before or after it is painted. Answers from within a day are known at once. An answer that arrives after the first
 * paint shows a block only when that moves nothing on the screen.
 */
export function askRules(come = { isPainted: false }): void {
  const { yingzao } = window
  page += 1
  isPainted = come.isPainted
  if (!isPainted) watchFirstPaint()
  waiting = []
  yingzao.rules = {}
  const conditions: ShowIf[] = JSON.parse(documentElement.dataset.if || '[]')
  const ids = [...new Set(conditions.flatMap(({ rule_id }) => rule_id || []))]
  const token = readToken(document)
  if (!token || ids.length === 0) return
  learn(recall(uidOf(token)))
  const current = page
  for (let from = 0; from < ids.length; from += BATCH) {
    ask(token, ids.slice(from, from + BATCH)).then((answers) => {
      remember(uidOf(token), answers)
      if (page === current) learn(answers)
      // Without an answer nothing is shown, and the next view asks again.
    }, console.warn)
  }

  function learn(answers: Answers): void {
    conditions.forEach(({ rule_id }, index) => {
      if (rule_id && answers[rule_id] && !yingzao.rules[index]) waiting.push(index)
    })
    comeIn()
  }
}

async function ask(token: string, rule_ids: string[]): Promise<Answers> {
  const reply = await fetch((documentElement.dataset.gateway || '') + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    credentials: 'include',
    body: JSON.stringify({ rule_ids }),
  })
  const { code, response } = await reply.json()
  return code === 1 ? response.results : {}
}

/** Shows what may appear now; the rest waits until the visitor has scrolled. */
function comeIn(): void {
  waiting = waiting.filter((index) => !show(index))
}

/** Shows the block of a condition, unless that moves something that the visitor is looking at. */
function show(index: number): boolean {
  const { yingzao } = window
  const before = isPainted ? onScreen() : []
  yingzao.rules[index] = true
  yingzao.mark()
  const isStill = before.every(({ block, top, left }) => {
    const now = block.getBoundingClientRect()
    return Math.abs(now.top - top) < 1 && Math.abs(now.left - left) < 1
  })
  if (isStill) return true
  delete yingzao.rules[index]
  yingzao.mark()
  return false
}

/** Blocks that the visitor sees, and where they are. */
function onScreen(): { block: Element; top: number; left: number }[] {
  return [...document.querySelectorAll('main [data-block]')]
    .map((block) => ({ block, rect: block.getBoundingClientRect() }))
    .filter(({ rect }) => rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight)
    .map(({ block, rect: { top, left } }) => ({ block, top, left }))
}

/** A frame is painted right after its callbacks have run; the first one that has blocks is the first paint. */
function watchFirstPaint(): void {
  requestAnimationFrame(() => {
    isPainted = document.querySelector('main') !== null
    if (!isPainted) watchFirstPaint()
  })
}

function afterRest(run: () => void): () => void {
  let timer = 0
  return () => {
    clearTimeout(timer)
    if (waiting.length > 0) timer = window.setTimeout(run, SCROLL_REST_MS)
  }
}

function recall(uid: string): Answers {
  try {
    const kept = JSON.parse(localStorage.yzRules)
    return kept.uid === uid && Date.now() - kept.at < REMEMBERED_MS ? kept.answers : {}
  } catch {
    return {}
  }
}

function remember(uid: string, answers: Answers): void {
  try {
    localStorage.yzRules = JSON.stringify({ uid, at: Date.now(), answers: { ...recall(uid), ...answers } })
  } catch {
    // The next page asks again.
  }
}
