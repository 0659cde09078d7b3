// What somebody does who does not wait for the page. Each is a separate visit, as one act would help the next.
import { seenBy } from './page-probe.mjs'
import { pause, placeOf, tapAt, tapUntil, untilQuiet, visit } from './phone.mjs'

const popupButton = ({ texts }) => ({ text: texts.popupButton, isFixed: true })
const submitButton = ({ texts }) => ({ text: texts.submitText })
const nameField = ({ texts }) => ({ label: texts.nameLabel })
const LETTERS = 'abcdef'
const BETWEEN_LETTERS_MS = 120
/** For a popup that moves into place. */
const BEFORE_SHOT_MS = 600

/** Taps the button that opens a popup every 100 ms from when it is laid out until the popup is there. */
export async function tapPopupButton(visitor) {
  const seen = await tapAndWatch(visitor, popupButton(visitor), 'popupShown')
  return { tapAnswered: seen.popupShown }
}

/** Sends the empty form every 100 ms from when it is laid out until it says what is missing. */
export async function sendEmptyForm(visitor) {
  const seen = await tapAndWatch(visitor, submitButton(visitor), 'messageShown')
  const formUnanswered =
    seen.messageShown === null ? await stateOf(visitor, submitButton(visitor)) : undefined
  return { formAnswered: seen.messageShown, formUnanswered }
}

async function tapAndWatch({ tab, url, profile, shot }, button, sign) {
  await visit(tab, url)
  const isAnswered = async () => (await seenBy(tab.page))[sign] !== null
  await tapUntil(tab, button, { isAnswered, withinMs: profile.answerMs })
  if (shot) {
    await pause(BEFORE_SHOT_MS)
    await tab.page.screenshot({ path: shot })
  }
  return seenBy(tab.page)
}

/** The state of a page that never responded: where it is by now, what covers the button, what has the focus. */
async function stateOf({ tab }, button) {
  const place = await placeOf(tab, button).catch(() => null)
  return tab.page.evaluate((at) => {
    const tag = (element) => element?.cloneNode(false).outerHTML ?? null
    return {
      url: location.href,
      readyState: document.readyState,
      place: at,
      under: at && tag(document.elementFromPoint(at.x, at.y)),
      focus: tag(document.activeElement),
      dialogs: [...document.querySelectorAll('dialog[open]')].map(tag),
      forms: [...document.forms].map(tag),
      asleep: [...document.querySelectorAll('[data-asleep]')].map(({ dataset }) => dataset.block),
    }
  }, place)
}

/** Types a name as soon as its field can be touched; what was typed must still be there when everything has loaded. */
export async function typeEarly(visitor) {
  const { tab, url, profile } = visitor
  const { page } = tab
  const name = nameField(visitor)
  await visit(tab, url)
  const isAnswered = () =>
    page.evaluate(
      (label) => document.activeElement?.matches(`[placeholder*="${label}"]`) === true,
      name.label,
    )
  const isFocused = await tapUntil(tab, name, { isAnswered, withinMs: profile.answerMs })
  if (!isFocused) return { firstLetter: null, keyToLetter: null, lettersKept: null }
  for (const letter of LETTERS) {
    await page.keyboard.press(letter)
    await pause(BETWEEN_LETTERS_MS)
  }
  await untilQuiet(tab, profile)
  const { letters } = await seenBy(page)
  const typed = await page.evaluate(
    (label) => document.querySelector(`[placeholder*="${label}"]`)?.value ?? '',
    name.label,
  )
  return {
    firstLetter: letters[0]?.at ?? null,
    keyToLetter: letters[0]?.took ?? null,
    lettersKept: lengthOfSame(typed, LETTERS) / LETTERS.length,
  }
}

function lengthOfSame(typed, wanted) {
  return [...wanted].filter((letter) => typed.includes(letter)).length
}

const SLOWEST_CPU = 6
/** Shorter events are not reported, and count as this long. */
const SHORTEST_EVENT_MS = 16
const AFTER_TAP_MS = 1000

/**
 * Once everything has loaded: the longest event of a tap on the form, and of one on the popup's button, on a very slow
 * phone.
 */
export async function tapSlowly(visitor) {
  const { tab, url, profile } = visitor
  await visit(tab, url)
  await untilQuiet(tab, profile)
  await tab.protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWEST_CPU })
  return {
    formEvent: await longestEventOfTap(tab, nameField(visitor)),
    popupEvent: await longestEventOfTap(tab, popupButton(visitor)),
  }
}

async function longestEventOfTap(tab, what) {
  // Once to bring it onto the screen, and again when whatever that triggered is done.
  await placeOf(tab, what)
  await pause(AFTER_TAP_MS)
  const place = await placeOf(tab, what)
  if (!place) return null
  await tab.page.evaluate(() => {
    window.pageLoad.seen.longestEvent = 0
  })
  await tapAt(tab, place)
  await pause(AFTER_TAP_MS)
  const { longestEvent } = await seenBy(tab.page)
  return Math.max(SHORTEST_EVENT_MS, longestEvent)
}
