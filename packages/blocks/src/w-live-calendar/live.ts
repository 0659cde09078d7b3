import type { NearPage, Stop } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { adviserText } from '../answers/adviser-text'
import { type Answer, answerTo, LOADING, type Response } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import { takeLater } from '../answers/take-later'
import {
  type Live,
  type Part,
  STATUS_WORDS,
  shownOf,
  spanText,
  stageOf,
  weekOf,
  weekQuery,
} from './calendar-shown'

/** Shows what is on in the week that begins today, and books it for logged-in visitors. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const box = block.querySelector('[data-lives]') as HTMLElement
  const id = box.dataset.lives as string
  const list = box.querySelector('ul') as HTMLElement
  const room = box.querySelector('[data-part]') as HTMLElement
  const days = [...box.querySelectorAll<HTMLElement>('[data-day]')]
  const sms = box.querySelector('[data-sms]') as HTMLInputElement
  const status = box.querySelector('[role=status]') as HTMLElement
  /** What somebody wanted to book before they logged in, and how. */
  const wanted = `live ${id}`
  let answer: Answer<Response<'activitiesCalendar'>> = LOADING
  let again = () => undefined as unknown
  let week: readonly string[] = []
  let stopWeek: Stop | undefined
  let chosen = 0
  let shown: readonly Live[] = []
  let shownPart: Part = 'loading'
  let isBusy = false
  let askedAt = 0

  function look(): void {
    const { days: named, part, lives, msg } = shownOf(week, answer, chosen)
    for (const [index, button] of days.entries()) {
      const [name, number] = button.children as unknown as [Element, Element]
      name.textContent = named[index]?.name || ''
      number.textContent = named[index]?.number || ''
      button.toggleAttribute('data-busy', named[index]?.isBusy)
      if (named[index]?.isBusy) button.dataset.busy = 'true'
      button.setAttribute('aria-pressed', String(index === chosen))
    }
    if (part === 'loading') box.setAttribute('aria-busy', 'true')
    else box.removeAttribute('aria-busy')
    list.hidden = part !== 'lives'
    if (lives !== shown) list.replaceChildren(...lives.map(rowOf))
    shown = lives
    if (part === shownPart && part !== 'failed') return
    shownPart = part
    room.replaceChildren(...(part === 'lives' ? [] : [takeLater(box, part)]))
    const alert = room.querySelector('[role=alert]')
    if (alert) alert.textContent = msg
  }

  function rowOf(live: Live): HTMLElement {
    const row = takeLater(box, 'live')
    const stage = stageOf(live)
    row.dataset.status = String(live.status)
    write('span', spanText(live))
    write('status', STATUS_WORDS[live.status])
    write('name', live.title)
    write('lecturer', adviserText(live.lecturer, live.adviser_no))
    for (const act of row.querySelectorAll<HTMLElement>('[data-stage]')) {
      if (act.dataset.stage !== stage) act.remove()
      else if (act.dataset.does) {
        act.dataset.live = live.live_id
        act.setAttribute('aria-label', `${act.textContent}：${live.title}`)
      }
    }
    return row

    function write(name: string, text: string): void {
      ;(row.querySelector(`.yz-lives__${name}`) as Element).textContent = text
    }
  }

  async function book(
    call: 'liveReserve' | 'liveCancelReserve',
    live_id: string,
    remind: boolean,
  ): Promise<void> {
    if (isBusy) return
    if (!page.isLoggedIn()) {
      page.session.set(wanted, `${remind ? 1 : 0}${live_id}`)
      void page.login()
      return
    }
    isBusy = true
    const answer = await answerTo(page.ask, call, { live_id, ...(remind && { remind: 1 }) })
    isBusy = false
    if (answer.state === 'anonymous') {
      void page.login()
      return
    }
    const isReserve = call === 'liveReserve'
    const said =
      answer.state === 'failed' ? answer.msg || '没有成功，请稍后重试' : isReserve ? '预约成功' : '已取消预约'
    page.toast(said)
    status.textContent = said
    again()
  }

  /** A stream has begun or ended since. Asked for at most once a minute, as clocks differ. */
  function isOutdated(now: number): boolean {
    const isOver = shown.some(
      ({ status, start_at, end_at }) => (status === 1 && start_at <= now) || (status === 2 && end_at <= now),
    )
    if (!isOver || now - askedAt < 60_000) return false
    askedAt = now
    return true
  }

  box.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    const { does, day, live: live_id = '' } = button?.dataset || {}
    const found = shown.find((live) => live.live_id === live_id)
    if (does === 'day') {
      chosen = Number(day)
      look()
    } else if (does === 'again') again()
    else if (does === 'reserve') void book('liveReserve', live_id, sms.checked)
    else if (does === 'reserved') void book('liveCancelReserve', live_id, false)
    else if (found) void page.run({ type: ACTION_TYPES.link, atext: found.url }, id)
  })
  /** At midnight another day is today. */
  page.everySecond(() => {
    const now = page.now()
    const next = weekOf(now)
    if (isOutdated(now)) again()
    if (next[0] !== week[0]) {
      week = next
      chosen = 0
      stopWeek?.()
      stopWeek = followAnswer(
        page,
        'activitiesCalendar',
        weekQuery(now, box.dataset.page || ''),
        (given, ask) => {
          answer = given
          again = ask
          look()
        },
      )
    }
    return !block.isConnected
  })
  let askedAs = page.isLoggedIn()
  const stopLogin = followLogin(page, (isLoggedIn) => {
    const kept = page.session.get(wanted)
    if (isLoggedIn && kept) {
      page.session.set(wanted, '')
      void book('liveReserve', kept.slice(1), kept.startsWith('1'))
    } else if (isLoggedIn !== askedAs) again()
    askedAs = isLoggedIn
  })
  return () => {
    stopWeek?.()
    stopLogin()
  }
}
