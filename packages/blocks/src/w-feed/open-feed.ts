import type { NearPage, Stop } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { type Answer, answerTo } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import { firstChoice, nextPage, nextSort, queryOf } from './feed-query'
import { type End, endOf, partOf, statusOf } from './feed-shown'
import { DETAILS, type Feed, type Kind, type Row } from './kinds'
import { openRow } from './open-row'
import { showAround, showChoice } from './show-around'
import { createRows } from './show-rows'
import { whenNearEnd } from './when-near-end'

/** Queries a data column, shows it, and handles all taps in it. */
export function openFeed(box: HTMLElement, page: NearPage): Stop {
  const { feed: id = '', kind: given, size: first } = box.dataset
  const kind = given as Kind
  const page_size = Number(first)
  const scroller = box.querySelector('section') as HTMLElement
  const end = scroller.querySelector('.yz-feed__end') as HTMLElement
  const status = box.querySelector('[role=status]') as HTMLElement
  const rows = createRows(box, scroller, kind)
  let choice = firstChoice(kind)
  /** The first answer to the choice, and how many rows have been asked for since. */
  let feed: Feed | undefined
  let asked = 0
  let isBusy = false
  let shownEnd: End = 'waiting'
  let again = () => undefined as unknown
  let stopAnswer: Stop | undefined
  /** The server has rendered the first rows, which stay until there are newer ones. */
  let isDrawn = !box.hasAttribute('aria-busy')

  function showEnd(now: End): void {
    if (now === shownEnd) return
    shownEnd = now
    end.replaceChildren(...(now === 'locked' ? [] : [takeLater(box, `end-${now}`)]))
  }

  function show(answer: Answer<Feed>): void {
    const part = partOf(answer)
    isBusy = part === 'loading'
    if (isBusy) box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    // What was there stays until its replacement has come.
    if (isBusy && feed) return
    if (isDrawn && answer.state !== 'known') return
    isDrawn = false
    feed = answer.state === 'known' ? answer.response : undefined
    asked = page_size
    showAround(box, part, feed)
    showChoice(box, choice, feed?.as_of || choice.date)
    rows.begin(part === 'rows' ? feed : undefined)
    showEnd(feed ? endOf(feed, asked) : 'waiting')
    status.textContent = feed ? statusOf(feed.total, feed.list.length) : ''
  }

  function choose(more: Partial<typeof choice>): void {
    choice = { ...choice, ...more }
    showChoice(box, choice, choice.date || feed?.as_of || '')
    stopAnswer?.()
    stopAnswer = followAnswer(page, 'feedList', queryOf(kind, page_size, choice), (answer, ask) => {
      again = ask
      show(answer)
    })
  }

  async function more(): Promise<void> {
    const of = feed
    if (!of || isBusy || (shownEnd !== 'more' && shownEnd !== 'failed')) return
    const hadFocus = end.contains(document.activeElement)
    showEnd('loading')
    const next = nextPage(asked, page_size)
    // Of the same day, whatever is imported meanwhile.
    const query = { ...queryOf(kind, page_size, { ...choice, date: of.as_of }), ...next }
    const answer = (await answerTo(page.ask, 'feedList', query)) as Answer<Feed>
    if (of !== feed) return
    if (answer.state !== 'known') {
      showEnd('failed')
      return
    }
    asked += next.page_size
    rows.add(answer.response.list)
    showEnd(endOf(of, asked))
    status.textContent = statusOf(of.total, rows.count())
    // The button that was pressed is gone: keyboard users go on in the table.
    if (hadFocus) scroller.focus({ preventScroll: true })
  }

  function follow(url = ''): void {
    void page.run({ type: ACTION_TYPES.link, atext: url }, id)
  }

  function open(row: Row | undefined): void {
    if (!row) return
    if (DETAILS[kind]) openRow(box, page, kind, row)
    else
      void page.run(
        { type: ACTION_TYPES.page, pageName: 'fundDetail', pageParam: `fund_code=${row.code}` },
        id,
      )
  }

  box.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    const { does, key = '', value = '', url = '' } = button?.dataset || {}
    const row = (target as Element).closest<HTMLElement>('[data-row]')
    if (does === 'again') again()
    else if (does === 'more') void more()
    else if (does === 'login') void page.login()
    else if (does === 'unlock') follow(feed?.lock_url)
    else if (does === 'notice') follow(url)
    else if (does === 'sort') choose({ sort: nextSort(choice.sort, key) })
    else if (does === 'period') choose({ sort: value })
    else if (does === 'sector') choose({ sector: value })
    else if (does === 'day') choose({ date: value })
    else if (row) open(rows.rowAt(Number(row.dataset.row)))
  })
  const stopEnd = whenNearEnd(scroller, end, () => {
    // After a failure it waits for a tap.
    if (shownEnd === 'more') void more()
  })
  choose({})
  /** Visitors who have logged in, or have joined a group, may see more. */
  let askedAs = page.isLoggedIn()
  let stopMembership: Stop | undefined
  const stopLogin = followLogin(page, (isLoggedIn) => {
    stopMembership?.()
    stopMembership = isLoggedIn ? page.membership.subscribe(() => feed?.is_locked && again()) : undefined
    if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopAnswer?.()
    stopLogin()
    stopMembership?.()
    stopEnd()
    rows.stop()
  }
}
