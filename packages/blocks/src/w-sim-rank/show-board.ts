import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, answerTo } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { contestOf } from '../simulate/whose'
import {
  type Board,
  boardQuery,
  type End,
  endOf,
  type Part,
  type Period,
  rowsOf,
  shownOf,
  statusOf,
} from './board-shown'
import { rowFrom, showAround } from './show-parts'

/** Queries a ranking, shows it in what the view has rendered, and handles the taps in it. */
export function showBoard(box: HTMLElement, page: NearPage): Stop {
  const { period: first, size: given, contest = '', more: more_url = '' } = box.dataset
  const size = Number(given)
  const [body] = (box.querySelector('table') as HTMLTableElement).tBodies as unknown as [HTMLElement]
  const bones = [...body.children]
  const place = box.querySelector('[data-part]') as HTMLElement
  const end = box.querySelector<HTMLElement>('.yz-board__end')
  const status = box.querySelector('[role=status]') as HTMLElement
  const asked = contestOf(page, contest)
  let period = first as Period
  /** The first page of what is chosen, and how many pages have come. */
  let board: Board | undefined
  let pages = 0
  let shownPart: Part = 'loading'
  let shownEnd: End = 'waiting'
  let isBusy = false
  let again = () => undefined as unknown
  let stopAnswer: Stop | undefined

  function showEnd(now: End): void {
    if (!end || now === shownEnd) return
    shownEnd = now
    end.replaceChildren(takeLater(box, `end-${now}`))
  }

  function show(answer: Answer<Board>): void {
    isBusy = answer.state === 'loading'
    if (isBusy) box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    // Rows of the board before stay until those of the next are there.
    if (isBusy && board) return
    const shown = shownOf(answer, size, more_url)
    board = answer.state === 'known' ? answer.response : undefined
    pages = 1
    body.replaceChildren(...(shown.part === 'rows' ? shown.rows.map((row) => rowFrom(box, row)) : bones))
    showAround(box, shown)
    if (shown.part !== shownPart)
      place.replaceChildren(
        ...(shown.part === 'empty' || shown.part === 'failed' ? [takeLater(box, shown.part)] : []),
      )
    shownPart = shown.part
    showEnd(board && shown.part === 'rows' ? endOf(board, shown.rows.length) : 'waiting')
    if (end) status.textContent = statusOf(shown.rows.length, board?.total || 0)
  }

  function choose(now: Period): void {
    period = now
    for (const tab of box.querySelectorAll<HTMLElement>('[data-does=period]'))
      tab.setAttribute('aria-pressed', String(tab.dataset.value === now))
    stopAnswer?.()
    stopAnswer = followAnswer(page, 'simulateLeaderboard', boardQuery(asked, now), (answer, ask) => {
      again = ask
      show(answer)
    })
  }

  async function more(): Promise<void> {
    const of = board
    if (!of || isBusy || (shownEnd !== 'more' && shownEnd !== 'failed')) return
    const hadFocus = end?.contains(document.activeElement)
    showEnd('loading')
    const query = { ...boardQuery(asked, period), page: pages + 1 }
    const answer = (await answerTo(page.ask, 'simulateLeaderboard', query)) as Answer<Board>
    if (of !== board) return
    if (answer.state !== 'known') {
      showEnd('failed')
      return
    }
    // Another day has been settled meanwhile: its places would not continue the rows shown here.
    if (answer.response.as_of !== of.as_of) {
      showEnd('more')
      again()
      return
    }
    pages += 1
    const added = rowsOf(answer.response).map((row) => rowFrom(box, row))
    body.append(...added)
    showEnd(added.length > 0 ? endOf(of, body.childElementCount) : 'end')
    status.textContent = statusOf(body.childElementCount, of.total)
    // The button that was pressed is gone: keyboard users go on with the first new row.
    if (hadFocus) (added[0]?.querySelector('a') || end?.querySelector('button'))?.focus()
  }

  box.addEventListener('click', ({ target }) => {
    const { does, value } = (target as Element).closest<HTMLElement>('[data-does]')?.dataset || {}
    if (does === 'again') again()
    else if (does === 'more') void more()
    else if (does === 'period' && value !== period) choose(value as Period)
  })
  choose(period)
  let askedAs = page.isLoggedIn()
  const stopLogin = followLogin(page, (isLoggedIn) => {
    if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopAnswer?.()
    stopLogin()
  }
}
