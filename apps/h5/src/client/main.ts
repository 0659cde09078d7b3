import '@yingzao/renderer/ground.css'
import '../styles/base.css'
import { createChunkRecovery } from './chunk-failure'
import { installHistory } from './history'
import { createHost } from './host'
import { createIslands } from './islands'
import { sampleVitals } from './sample-vitals'

// The island loader: fetched after the first screen's image, and only by pages that have something to wake.
const { yingzao } = window
const { recover } = createChunkRecovery()
const host = createHost(yingzao, recover)
const islands = createIslands(host, yingzao, recover)
addEventListener('unhandledrejection', ({ reason }) => recover(reason))

function answer(element: HTMLElement): void {
  const act = element.closest<HTMLElement>('[data-act]')
  if (act) host.runElement(act)
  else islands.tap(element)
}

islands.start(document)
installHistory(islands, host)
yingzao.onTap = answer
yingzao.toast = host.toast
// Taps from before this chunk arrived.
for (const element of yingzao.taps.splice(0)) answer(element)
const page = document.querySelector('main')
if (page) host.arrive(page)
sampleVitals()

// What a finger touches is tapped a tenth of a second later: time to fetch what handles it.
addEventListener('pointerdown', ({ target }) => {
  if ((target as Element).closest('[data-act],[data-stat]')) host.prepare()
})
addEventListener(
  'click',
  ({ target, defaultPrevented }) => {
    const counted = (target as Element).closest<HTMLElement>('[data-stat]')
    if (counted && !defaultPrevented) host.count(counted)
  },
  true,
)

if (!('HTMLDialogElement' in window)) {
  void import(/* webpackChunkName: "dialog-stand-in" */ './dialog-stand-in').then(
    ({ installDialogStandIn }) => installDialogStandIn(yingzao.openPopup),
  )
}

const testButton = document.querySelector<HTMLElement>('.yz-test')
if (testButton) {
  void import(/* webpackChunkName: "test-tools" */ './test-tools').then(({ installTestTools }) =>
    installTestTools(testButton),
  )
}
