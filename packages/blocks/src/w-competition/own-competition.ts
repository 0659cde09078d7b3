import type { NearPage } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followLogin } from '../answers/follow-login'
import type { OwnPart } from '../answers/own-live'
import { partShower } from '../answers/part-shower'
import { contestOf } from '../simulate/whose'
import { type Home, nextTurn, type Stage, shownOf } from './competition-shown'
import { showCard, showPrizes, showRules } from './show-card'
import { createSignUp } from './sign-up'

/** Queried again at most this often without a tap, as clocks differ. */
const AGAIN_MS = 60_000

/** A contest, how the visitor is doing in it, and the sign-up, in the card that the view has rendered. */
export function own(card: HTMLElement, page: NearPage): OwnPart {
  const showAct = partShower(card, card.querySelector('.yz-contest__act') as HTMLElement)
  /** Somebody wanted to sign up before they logged in. */
  const wanted = `contest ${card.dataset.own}`
  let home: Answer<Home> = LOADING
  let isLoggedIn = page.isLoggedIn()
  let stage: Stage = 'loading'
  let drawn: Answer<Home> = LOADING
  let askedAt = 0
  let again = () => undefined as unknown
  let hasSignedUp = false

  const known = () => (home.state === 'known' ? home.response : undefined)
  const canEnrol = (of: Home | undefined) => of?.can_enroll && !of.my

  function look(): void {
    const now = page.now()
    const shown = shownOf(home, isLoggedIn, now)
    if (shown.stage === 'loading') card.setAttribute('aria-busy', 'true')
    else card.removeAttribute('aria-busy')
    if (shown.stage !== stage) {
      const act = showAct(shown.stage === 'loading' ? undefined : shown.stage)
      stage = shown.stage
      // The button that was pressed has gone.
      if (hasSignedUp && stage === 'mine') act.querySelector('a')?.focus({ preventScroll: true })
    }
    showCard(card, shown)
    // Rows that are there already stay: somebody may be reading them.
    if (shown.facts && drawn !== home) {
      showPrizes(card, shown.prizes || [])
      showRules(card, shown.rules)
    }
    drawn = home
  }

  /** The contest's state is no longer current: sign-up has begun or ended, or trading has begun. */
  function isOutdated(now: number): boolean {
    const of = known()
    const turn = of && nextTurn(of)
    if (turn === undefined || now < turn || now - askedAt < AGAIN_MS) return false
    askedAt = now
    return true
  }

  /** Visitors who are back from the login find the sheet open, unless they are players already. */
  function goOn(): void {
    if (!isLoggedIn || home.state !== 'known' || !page.session.get(wanted)) return
    page.session.set(wanted, '')
    if (canEnrol(known())) signUp.open()
  }

  function login(): void {
    page.session.set(wanted, '1')
    void page.login()
  }

  const signUp = createSignUp(card, page, {
    competition_id: () => known()?.competition_id || '',
    login,
    changed(is) {
      hasSignedUp ||= is
      again()
    },
  })
  let askedAs = isLoggedIn
  const contest = contestOf(page, card.dataset.contest || '')
  const stopHome = followAnswer(page, 'competitionHome', contest, (answer, ask) => {
    home = answer
    again = ask
    look()
    goOn()
  })
  const stopLogin = followLogin(page, (is) => {
    isLoggedIn = is
    if (is !== askedAs) again()
    askedAs = is
    look()
  })
  page.everySecond(() => {
    if (isOutdated(page.now())) again()
    if (known()) look()
    return !card.isConnected
  })

  return {
    does: {
      login: () => page.login(),
      again: () => again(),
      enrol() {
        if (!isLoggedIn) login()
        else if (canEnrol(known())) signUp.open()
      },
    },
    stop() {
      stopHome()
      stopLogin()
    },
  }
}
