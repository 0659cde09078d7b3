// First part of the inline script at the end of <body>: the markup is there, the first paint is not held up by it.
import type { Live } from '@yingzao/renderer'
import { yingzao } from './collect'
import { loadImage, loadImagesWhenNear } from './lazy-images'

/** Callbacks that check blocks every second. */
const looks = new Set<() => boolean>()

yingzao.everySecond = (look) => look() || looks.add(look)
yingzao.loadImage = loadImage
setInterval(tick, 1000)
for (const block of document.querySelectorAll<HTMLElement>('[data-live=start]'))
  (yingzao.lives[block.dataset.block as string] as Live).live(block, yingzao)

const first = document.querySelector<HTMLImageElement>('[fetchpriority]')
// Nothing competes for bandwidth with the first screen's image, neither images below nor scripts.
if (!first || first.complete) start()
else first.onload = first.onerror = start

/** Updates what depends on the time. */
function tick(): void {
  yingzao.mark()
  for (const look of looks) if (look()) looks.delete(look)
}

function start(): void {
  loadImagesWhenNear()
  const { entry, scripts } = document.body.dataset
  // With nothing to wake, a page loads no script, unless its browser needs the stand-in for dialogs, WeChat has to be
  // told how the page is shared, or there may be a token, which has to be verified (something that looks like one by
  // mistake costs nothing more).
  if (
    entry &&
    (scripts != null ||
      !window.HTMLDialogElement ||
      yingzao.container === 'wx' ||
      /\btoken=./.test(document.cookie))
  ) {
    const script = document.createElement('script')
    script.src = scripts || entry
    document.head.append(script)
  }
}
