import '../styles/base.css'
import { createHost } from './host'
import { installIslands } from './islands'

// The island loader: fetched after the first screen's image, and only by pages that have something to wake.
const { yingzao } = window
const host = createHost(yingzao)
const islands = installIslands(host)

function answer(element: HTMLElement): void {
  const act = element.closest<HTMLElement>('[data-act]')
  if (act) host.runElement(act)
  else islands.tap(element)
}

yingzao.onTap = answer
// Taps that came before this chunk did.
for (const element of yingzao.taps.splice(0)) answer(element)

if (!('HTMLDialogElement' in window)) {
  void import(/* webpackChunkName: "dialog-stand-in" */ './dialog-stand-in').then(
    ({ installDialogStandIn }) => installDialogStandIn(yingzao.openPopup),
  )
}
