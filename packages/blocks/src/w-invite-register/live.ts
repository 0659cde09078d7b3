import { memoryKey } from '@yingzao/renderer/memory-key'
import { resultGift, resultNote, resultTitle } from './result-words'
import { RESULT_KEY, readResult, SHARE_CODE_KEY } from './sign-up-result'

/** On this site: nobody is led to another one without the check of links. */
const IS_PATH = /^\/\w/

/**
 * Shows the result of the registration before this page, or leads back to it if there was none. It runs with the page
 * rather than after a chunk: nobody should see, even for a moment, a success that is none.
 */
export function live(block: HTMLElement): undefined {
  const card = block.querySelector<HTMLElement>('.yz-invited--result')
  if (!card) return
  const kept = read(RESULT_KEY)
  const result = readResult(kept)
  if (!result) {
    const { register = '' } = card.dataset
    // Somebody who edits the page has not registered, and wants to see it. With a phone that keeps nothing, this cannot
    // be known.
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

/** Keeps whose link the visitor had come by, as far as that was known. */
function goBack(register: string): void {
  const code = new URLSearchParams(location.search).get('share_code') || read(SHARE_CODE_KEY)
  location.replace(code ? `${register}?share_code=${encodeURIComponent(code)}` : register)
}

function say(card: HTMLElement, part: string, text: string): void {
  ;(card.querySelector(part) as HTMLElement).textContent = text
}

/** Empty if nothing is kept; undefined if nothing can be: with storage switched off, even accessing it throws. */
function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(memoryKey('', key)) || ''
  } catch {
    return undefined
  }
}
