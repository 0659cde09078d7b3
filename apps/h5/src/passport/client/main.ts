import '../styles/tokens.css'
import '../styles/frame.css'
import '../styles/fields.css'
import '../styles/buttons.css'
import '../styles/home.css'
import '../styles/consents.css'
import '../styles/erase.css'
import '../styles/orders.css'
import '../styles/contracts.css'
import '../styles/coupons.css'
import '../styles/tickets.css'
import '../styles/reminders.css'
import '../styles/risk-test.css'
import '../styles/sheet.css'
import '../styles/receipt.css'
import '../styles/lead.css'
import '../styles/toast.css'
import '../styles/desktop.css'
import type { PassportPage } from '@yingzao/contract/client'
import { CHUNK_MESSAGE } from '@yingzao/renderer/chunk-message'
import { installErase } from './erase'
import { installHome } from './home'
import { installLogin } from './login'
import { part, show } from './page'

// The script of the pages of `/passport/`, except the captcha, loaded when a code is requested, and the pages about
// what somebody has bought, visits or is told, whose script comes with them.
const PAGES: Record<PassportPage, () => unknown> = {
  mobileLogin: installLogin,
  desktopLogin: installLogin,
  // A form, which needs no script.
  testLogin: () => undefined,
  home: installHome,
  orders: () => bought((pages) => pages.installOrders()),
  receipt: () => bought((pages) => pages.installReceipt()),
  services: () => bought((pages) => pages.installServices()),
  contracts: () => bought((pages) => pages.installContracts()),
  coupons: () => bought((pages) => pages.installCoupons()),
  ticket: () => late(loadTickets, (pages) => pages.installTicket()),
  tickets: () => late(loadTickets, (pages) => pages.installTickets()),
  reminders: () => late(loadTickets, (pages) => pages.installReminders()),
  riskTest: () => bought((pages) => pages.installRiskTest()),
  erase: installErase,
}

const loadBought = () => import(/* webpackChunkName: "passport-bought" */ './bought')
const loadTickets = () => import(/* webpackChunkName: "passport-tickets" */ './ticket-pages')

const bought = (install: (pages: Awaited<ReturnType<typeof loadBought>>) => void) => late(loadBought, install)

/** Installs a page whose script is loaded with it. */
async function late<Pages>(load: () => Promise<Pages>, install: (pages: Pages) => void): Promise<void> {
  try {
    install(await load())
  } catch {
    part('[data-failed] p').textContent = CHUNK_MESSAGE
    show('[data-loading]', false)
    show('[data-failed]', true)
    part('[data-retry]').onclick = () => location.reload()
  }
}

PAGES[document.body.dataset.page as PassportPage]()
