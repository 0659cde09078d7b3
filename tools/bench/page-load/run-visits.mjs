import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comeBack } from './coming-back.mjs'
import { sendEmptyForm, tapPopupButton, tapSlowly, typeEarly } from './early-acts.mjs'
import { firstLook } from './first-look.mjs'
import { withPhone } from './phone.mjs'

/** Each on a phone with nothing stored on it. Screenshots are taken of those with a name for one. */
const VISITS = [
  { act: firstLook, picture: 'page' },
  { act: tapPopupButton, picture: 'popup' },
  { act: typeEarly },
  { act: sendEmptyForm, picture: 'form' },
  { act: tapSlowly },
  { act: comeBack },
]

/**
 * One run of one target: all visits, each retried once when the browser fails. Returns everything that was measured.
 */
export async function runVisits({ target, texts, profileName, profile, browserPath, away, shots }) {
  const before = stalledMs()
  const began = Date.now()
  const measured = { retries: [] }
  for (const { act, picture } of VISITS) {
    const shot = shots && picture && join(shots, `${target.name}-${profileName}-${picture}.png`)
    const once = () =>
      withPhone({ browserPath, profile, texts }, async (openTab) =>
        act({ tab: await openTab(), openTab, url: target.url, profile, texts, away, shot }),
      )
    const retry = (error) => {
      measured.retries.push(`${act.name}: ${error.message.split('\n')[0]}`)
      return once()
    }
    Object.assign(measured, await once().catch(retry))
  }
  const stall = before === undefined ? null : (stalledMs() - before) / (Date.now() - began)
  return { ...measured, stall }
}

/** How long some task on this machine has waited for a core, as reported by Linux: noise, unrelated to the page. */
function stalledMs() {
  try {
    const [, total] = readFileSync('/proc/pressure/cpu', 'utf8').match(/some.*total=(\d+)/) ?? []
    return total === undefined ? undefined : Number(total) / 1000
  } catch {
    return undefined
  }
}
