import type { Stop } from '@yingzao/renderer'
import { type PlayerState, startPlayer } from './player'
import { tapLabel } from './tap-label'

/** What the view has rendered for states that need to say more than the cover does. */
const MORE: Partial<Record<PlayerState, string>> = { error: '.yz-video__error', locked: '.yz-video__gate' }

/** Makes the video that the server rendered play, and its box show the state of the player. */
export function live(block: HTMLElement): Stop | undefined {
  const box = block.querySelector<HTMLElement>('.yz-video')
  const video = box?.querySelector('video')
  const cover = box?.querySelector<HTMLElement>('.yz-video__cover')
  if (!box || !video || !cover) return undefined
  const { autoplay, controls, preview = 0 } = box.dataset
  const mayHaveControls = controls !== undefined
  const name = video.getAttribute('aria-label') as string
  const more = box.querySelector('template') as HTMLTemplateElement

  const player = startPlayer(video, {
    autoplay: autoplay !== undefined,
    previewSeconds: Number(preview),
    onState(state) {
      const hasControls = mayHaveControls && (state === 'playing' || state === 'paused')
      box.className = `yz-video yz-video--${state}`
      video.controls = hasControls
      setAttribute(video, 'tabindex', !hasControls && '-1')
      setAttribute(cover, 'aria-busy', state === 'loading' && 'true')
      cover.setAttribute('aria-label', tapLabel(state, name))
      cover.hidden = hasControls || state === 'locked'
      sayMore(more, state)
    },
  })

  cover.addEventListener('click', () => {
    if (box.matches('.yz-video--playing')) return player.pause()
    player.play()
    // The cover goes away; keyboard users are moved to the controls.
    if (mayHaveControls) video.focus({ preventScroll: true })
  })
  box.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('.yz-video__again')) player.play()
  })
  return player.stop
}

/** Inserted into the page and removed again, so that it is read aloud when it appears. */
function sayMore(more: HTMLTemplateElement, state: PlayerState): void {
  for (const selector of Object.values(MORE)) more.parentElement?.querySelector(selector)?.remove()
  const selector = MORE[state]
  const said = selector && more.content.querySelector(selector)
  if (said) more.before(said.cloneNode(true))
}

function setAttribute(element: Element, name: string, value: string | false): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
