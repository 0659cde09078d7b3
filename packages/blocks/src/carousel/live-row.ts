import type { LivePage, Stop } from '@yingzao/renderer'
import { startCarousel } from './carousel'
import { copySlides } from './copy-slides'
import { fetchAhead } from './fetch-ahead'
import { stopsOf } from './slides'

/** Makes a row that the server rendered advance by itself, loop, and respond to its arrows and dots. */
export function liveRow(block: HTMLElement, page: Pick<LivePage, 'loadImage'>): Stop | undefined {
  const root = block.querySelector<HTMLElement>('.yz-carousel')
  const track = root?.querySelector<HTMLElement>('.yz-carousel__track')
  if (!root || !track) return undefined
  const loop = root.dataset.loop !== undefined
  const shown = lengthOf(root, '--yz-shown')
  const stops = stopsOf(track.childElementCount, shown, loop)
  const show = markPlace(root, stops, loop)
  const ahead = fetchAhead(page, {
    root,
    track,
    shown,
    copies: loop ? copySlides(track, Math.ceil(shown)) : [],
  })
  const carousel = startCarousel(root, track, {
    stops,
    shown,
    spacing: lengthOf(root, '--yz-spacing'),
    loop,
    intervalMs: Number(root.dataset.interval || 0),
    onMove(index) {
      show(index)
      ahead.reach(index)
    },
  })
  root.addEventListener('click', ({ target }) => {
    const button = target as Element
    if (button.matches('.yz-carousel__arrow')) carousel.step(button.nextElementSibling ? -1 : 1)
    if (button.matches('.yz-carousel__dots button')) carousel.goTo(placeOf(button))
  })
  return () => {
    carousel.stop()
    ahead.stop()
  }
}

/** Shows which stop is in front: by dots or numbers, and by which arrows are enabled. */
function markPlace(root: HTMLElement, stops: number, loop: boolean): (index: number) => void {
  const [back, on] = root.querySelectorAll<HTMLButtonElement>('.yz-carousel__arrow')
  const dots = root.querySelectorAll('.yz-carousel__dots button')
  const count = root.querySelector('.yz-carousel__count')
  return (index) => {
    for (const dot of dots) {
      if (placeOf(dot) === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (count) count.textContent = `${index + 1} / ${stops}`
    if (!back || !on || loop) return
    back.disabled = index === 0
    on.disabled = index === stops - 1
  }
}

/** Returns its index among its siblings, from 0. */
function placeOf(element: Element): number {
  return [...(element.parentNode as Element).children].indexOf(element)
}

/** A number or pixels that the view has written into the row's style, for its sheet and for this. */
function lengthOf(root: HTMLElement, name: string): number {
  return Number.parseFloat(root.style.getPropertyValue(name))
}
