// Runs inline at the end of <body>: the markup is there, the first paint is not held up by it.
import { loadImagesWhenNear } from './lazy-images'

tick()
setInterval(tick, 1000)

const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
// Nothing shares the line with the first screen's image, neither images below nor scripts.
if (!first || first.complete) start()
else first.onload = first.onerror = start

/** What a block needs to be right before its island wakes, a countdown's digits say; once a second until then. */
function tick(): void {
  const { now, primes } = window.yingzao
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    primes[island.dataset.block || '']?.prime(island, now())
  }
}

function start(): void {
  loadImagesWhenNear()
  const entry = document.body.dataset.entry
  if (!entry) return
  const script = document.createElement('script')
  script.src = entry
  document.head.append(script)
}
