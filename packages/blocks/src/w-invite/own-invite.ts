import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import type { OwnPart } from '../answers/own-live'
import { partShower } from '../answers/part-shower'
import {
  canInvite,
  type Home,
  homeQuery,
  type InviteShown,
  type ShareCode,
  type Stage,
  shownOf,
} from './invite-shown'
import { lists } from './own-list'
import { createOwnPrizes } from './own-prizes'
import { createSheet } from './own-sheet'
import { createSharing } from './sharing'

/** An activity, the visitor's progress, and what they can do, in the card that the view has rendered. */
export function own(card: HTMLElement, page: NearPage): OwnPart {
  const showAct = partShower(card, card.querySelector('.yz-invite__act') as HTMLElement)
  const showRecords = partShower(card, card.querySelector('.yz-invite__records') as HTMLElement)
  const sheet = createSheet(card, page)
  let home: Answer<Home> = LOADING
  let code: Answer<ShareCode> = LOADING
  let isLoggedIn = page.isLoggedIn()
  let isShared = false
  let stage: Stage = 'login'
  let records: InviteShown['records'] = ''
  let again = () => undefined as unknown
  let stopCode: Stop | undefined

  function look(): void {
    const shown = shownOf({ home, code, isLoggedIn, isShared })
    if (shown.title) write(card, 'title', shown.title)
    for (const name of ['word', 'span', 'gift'] as const) write(card, name, shown[name])
    showMy(shown.my)
    if (shown.prizes) prizes.show(shown.prizes)
    if (shown.rules) showRules(shown.rules)
    if (shown.stage !== stage) turnTo(shown.stage)
    if (stage === 'look' || stage === 'said' || stage === 'failed') write(card, 'said', shown.text)
    if (stage === 'invite') write(card, 'link', shown.link)
    if (shown.records !== records) showRecords(shown.records || undefined)
    records = shown.records
  }

  function turnTo(next: Stage): void {
    stage = next
    card.className = `yz-invite yz-invite--${next}`
    const act = showAct(next === 'login' ? undefined : next)
    if (next === 'invite') (act.querySelector('[data-does=share]') as HTMLElement).hidden = !page.share
  }

  function showMy(my: InviteShown['my']): void {
    const place = card.querySelector('.yz-invite__my') as HTMLElement
    place.hidden = !my
    if (!my) return
    const [invited, counted] = place.querySelectorAll('b') as unknown as [Element, Element]
    invited.textContent = String(my.invited)
    counted.textContent = String(my.counted)
    write(place, 'next', my.next)
  }

  function showRules(rules: readonly string[]): void {
    const place = card.querySelector('.yz-invite__rules') as HTMLElement
    place.hidden = rules.length === 0
    const items = rules.map((rule) => {
      const item = document.createElement('li')
      item.textContent = rule
      return item
    })
    place.querySelector('ol')?.replaceChildren(...items)
  }

  /**
   * Gets a code for visitors who may share one, before they do: browsers only put on the clipboard what is there at the
   * tap.
   */
  function followCode(): void {
    const invites = home.state === 'known' && canInvite(home.response) ? home.response : undefined
    if (!invites) {
      stopCode?.()
      stopCode = undefined
      return
    }
    stopCode ??= followAnswer(
      page,
      'invitationShareCode',
      { activity_id: invites.activity_id },
      (answer, ask) => {
        code = answer
        sharing.hear(answer, ask)
        look()
      },
    )
  }

  /** Nothing can be tapped before this is known. */
  const known = () => (home.state === 'known' ? home.response : undefined)
  const activity_id = () => known()?.activity_id || ''
  const prizes = createOwnPrizes(card, page, { activity_id, changed: () => again() })
  const sharing = createSharing(card, page, sheet, {
    home: known,
    isReady() {
      isShared = true
      look()
    },
  })
  let askedAs = isLoggedIn
  const stopHome = followAnswer(
    page,
    'inviteHomeData',
    homeQuery(card.dataset.activity || ''),
    (answer, ask) => {
      home = answer
      again = ask
      look()
      followCode()
    },
  )
  const stopLogin = followLogin(page, (is) => {
    isLoggedIn = is
    if (is !== askedAs) again()
    askedAs = is
  })

  return {
    does: {
      login: () => page.login(),
      again: () => again(),
      ...sharing.does,
      invited: () => sheet.list(lists.invited, { activity_id: activity_id() }),
      prizes: () => sheet.list(lists.prizes, { activity_id: activity_id() }),
      more: () => sheet.more(),
    },
    stop() {
      for (const stop of [stopHome, stopLogin, stopCode]) stop?.()
    },
  }
}

/** An empty line takes no space. */
function write(place: HTMLElement, name: string, text: string): void {
  const line = place.querySelector(`.yz-invite__${name}`) as HTMLElement
  if (line.textContent !== text) line.textContent = text
  line.hidden = text === ''
}
