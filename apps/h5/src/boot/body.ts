// Runs inline at the end of <body>: the markup is there, the first paint is not held up by it.
import { loadImagesWhenNear } from './lazy-images'

tick()
setInterval(tick, 1000)

const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
// Nothing shares the line with the first screen's image, neither images below nor scripts.
if (!first || first.complete) start()
else first.onload = first.onerror = start

/** What a block needs to be right before its island wakes, a countdown's digits say; and what time decides. */
function tick(): void {
  const { now, primes, mark } = window.yingzao
  mark()
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    const { [island.dataset.block || '']: block } = primes
    if (block) block.prime(island, now())
  }
}

function start(): void {
  loadImagesWhenNear(document)
  const { entry, scripts } = document.body.dataset
  // Without anything to wake a page loads no script, unless its browser needs the stand-in for dialogs.
  if (!entry || (scripts === undefined && 'HTMLDialogElement' in window)) return
  const script = document.createElement('script')
  script.src = entry
  document.head.append(script)
}
