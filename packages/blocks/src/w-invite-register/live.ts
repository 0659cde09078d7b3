import { memoryKey } from '@yingzao/renderer/memory-key'
import { resultGift, resultNote, resultTitle } from './result-words'
import { RESULT_KEY, readResult, SHARE_CODE_KEY } from './sign-up-result'

/** Of this site: to another nobody is led without the check of links. */
const IS_PATH = /^\/\w/

/**
 * Says what came of the registration before this page, or leads back to it where there was none. It begins with the page
 * and not when a chunk has come: nobody should see, even for a moment, a success that is none.
 */
export function live(block: HTMLElement): undefined {
  const card = block.querySelector<HTMLElement>('.yz-invited--result')
  if (!card) return
  const kept = read(RESULT_KEY)
  const result = readResult(kept)
  if (!result) {
    const { register = '' } = card.dataset
    // Who edits the page has registered nobody, and wants to see it. A phone that keeps nothing cannot tell.
    const isTrial = document.documentElement.classList.contains('yz-preview')
    if (IS_PATH.test(register) && kept !== undefined && !isTrial) goBack(register)
    else card.dataset.known = ''
    return
  }
  card.dataset.known = ''
  say(card, '.yz-invited__title', resultTitle(result))
  say(card, '.yz-invited__note', resultNote(result))
  const gift = resultGift(result)
  ;(card.querySelector('.yz-invited__gift') as HTMLElement).hidden = gift === ''
  say(card, '.yz-invited__gift b', gift)
}

/** By whose link the visitor had come stays known, as far as it was. */
function goBack(register: string): void {
  const code = new URLSearchParams(location.search).get('share_code') || read(SHARE_CODE_KEY)
  location.replace(code ? `${register}?share_code=${encodeURIComponent(code)}` : register)
}

function say(card: HTMLElement, part: string, text: string): void {
  ;(card.querySelector(part) as HTMLElement).textContent = text
}

/** Empty where nothing is kept; undefined where nothing can be: asking for a storage that is switched off throws already. */
function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(memoryKey('', key)) || ''
  } catch {
    return undefined
  }
}
