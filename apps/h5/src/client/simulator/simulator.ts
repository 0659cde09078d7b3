import { openDrawer } from './drawer'
import { holdNavigation } from './hold-navigation'
import { createJournal, type Entry } from './journal'
import { pretendCalls } from './pretend-calls'
import { pretendPlace } from './pretend-place'
import { readSimulation } from './simulation'
import { watchTaps } from './watch-taps'

// Runs inline before everything else, only in drafts and in the gallery: everything after it believes in the place, the
// login and the gateway that were chosen. No visitor's page contains any of it.

const WITH_BAR: ReadonlySet<string> = new Set(['app', 'mp', 'wx'])

const simulation = readSimulation()
const journal = createJournal()

if (simulation) {
  pretendPlace(simulation, journal)
  pretendCalls(simulation.manner, journal)
  holdNavigation(journal)
  watchTaps(journal)
}

const isPreview = new URLSearchParams(location.search).get('isPreview') === '1'
const isFramed = window !== window.parent
// Where the place has a bar of its own, whoever frames the page renders that one, with the same title.
if (isFramed && isPreview && simulation && WITH_BAR.has(simulation.place))
  document.documentElement.classList.add('yz-in-bar')
if (isFramed) journal.subscribe(tellAround)
else if (simulation || isPreview)
  document.addEventListener('DOMContentLoaded', () => openDrawer(simulation, journal))

/**
 * Whoever frames the page lists what happens in it: the gallery, or the Studio, which may have an origin of its own.
 */
function tellAround(entry: Entry): void {
  window.parent.postMessage({ simulated: entry }, document.documentElement.dataset.studio || location.origin)
}
