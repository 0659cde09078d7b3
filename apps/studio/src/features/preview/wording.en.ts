import { countOf } from '../../ui/count-of'
import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

const pixels = (width: number) => countOf(width, 'pixel', 'pixels')

export const wording: Words<typeof chinese> = {
  title: (title) => `Preview ${title}`,
  backToEdit: 'Back to the editor',
  about:
    'The page as visitors see it, from the draft as it is saved. Taps are only written down here; nothing is really sent.',
  place: 'Open in',
  version: 'App version',
  login: 'Login',
  loggedOut: 'Logged out',
  loggedIn: 'Logged in',
  width: 'Screen width',
  widths: {
    phone: (width) => `Phone, ${pixels(width)}`,
    tablet: (width) => `Tablet, ${pixels(width)}`,
    desktop: (width) => `Desktop, ${pixels(width)}`,
  },
  replies: 'Submitting',
  manners: { accepts: 'Succeeds', refuses: 'Is refused', lost: 'Loses the network' },
  frame: (place) => `The page in: ${place}`,
  loading: 'Opening the page…',
  refresh: 'Refresh',
  kinds: { tap: 'Tap', message: 'Message', call: 'Call', move: 'Move', statistics: 'Statistics' },
  journal: 'What happened',
  journalEmpty: 'Tap a button of the page: messages, calls, moves and statistics are listed here.',
  clear: 'Clear',
  phone: 'Preview on a phone',
  qr: 'QR code that opens the page on a phone',
  qrAbout: 'Scan it with a phone. No login is needed.',
  qrLocal: 'The phone has to be in the same network as this computer.',
  qrUnreachable:
    'This address is of this computer alone, so a phone cannot open it. Open the Studio by an address of the network, then scan.',
  validFor: (left) => `Valid for another ${left}`,
  expired: 'The link has expired',
  renew: 'Make a new one',
  open: 'Open in a new window',
  copy: 'Copy link',
  copied: 'The link is copied',
  notCopied: 'The browser does not allow copying. Select the link and copy it yourself.',
  notSaved: 'Some changes are not saved yet; the preview shows what was saved last.',
}
