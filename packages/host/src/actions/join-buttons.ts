import type { MembershipStore } from './membership'

/**
 * Keeps a page's buttons for joining groups in step with the groups the visitor is in: the stored page knows nobody,
 * and buttons have no script of their own. Returns a function that stops it, for when the page goes away.
 */
export function markJoinButtons(page: HTMLElement, membership: MembershipStore): () => void {
  const buttons = [...page.querySelectorAll<HTMLElement>('[data-group]')]
  const mark = () => {
    for (const button of buttons) setJoined(button, membership.isJoined(button.dataset.group ?? ''))
  }
  const stop = membership.subscribe(mark)
  mark()
  for (const { dataset } of buttons) void membership.fill(activityOf(dataset.act))
  return stop
}

function setJoined(button: HTMLElement, isJoined: boolean): void {
  if (isJoined === (button.dataset.joined !== undefined)) return
  const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
  if (isJoined) {
    button.dataset.joined = ''
    button.setAttribute('aria-label', `${name}${JOINED}`)
  } else {
    delete button.dataset.joined
    button.setAttribute('aria-label', name.replace(JOINED, ''))
  }
}

/** Read out after the button's name. */
const JOINED = '，已加入'

function activityOf(act = '{}'): string {
  return String(JSON.parse(act).activeType ?? '')
}
