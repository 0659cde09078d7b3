// Runs inline at the end of <body>: the markup is there, the first paint is not held up by it.
import type { Prime } from '@yingzao/renderer'
import { loadImagesWhenNear } from './lazy-images'

const { yingzao } = window

tick()
setInterval(tick, 1000)

const first = document.querySelector<HTMLImageElement>('img[fetchpriority]')
// Nothing shares the line with the first screen's image, neither images below nor scripts.
if (!first || first.complete) start()
else first.onload = first.onerror = start

/** What blocks need to be right before they are awake, a countdown's digits say; and what time decides. */
function tick(): void {
  const { now, primes, mark } = yingzao
  mark()
  for (const name in primes) {
    const { prime } = primes[name] as Prime
    const asleep = document.querySelectorAll<HTMLElement>(`[data-block=${name}]:not([data-awake])`)
    for (const block of asleep) prime(block, now(), yingzao)
  }
}

function start(): void {
  loadImagesWhenNear(document)
  const { entry, scripts } = document.body.dataset
  // Without anything to wake a page loads no script, unless its browser needs the stand-in for dialogs, WeChat is to be
  // told how the page is shared, or there may be a token, which is asked about (what looks like one by mistake costs
  // nothing more).
  const isStill = scripts == null && window.HTMLDialogElement && yingzao.container !== 'wx'
  if (!entry || (isStill && !/\btoken=./.test(document.cookie))) return
  const script = document.createElement('script')
  script.src = entry
  document.head.append(script)
}
