import { showAppSheet } from './app-sheet'
import { showBrowserGuide } from './browser-guide'
import type { Overlays } from './overlays'
import { showQr } from './qr-popup'
import type { StandIn } from './show-dialog'

/** The overlays as dialogs of the page. */
export function browserOverlays(standIn: StandIn): Overlays {
  return {
    qr: (popup) => showQr(popup, standIn),
    appSheet: (choices) => showAppSheet(choices, standIn),
    browserGuide: () => showBrowserGuide(standIn),
  }
}
