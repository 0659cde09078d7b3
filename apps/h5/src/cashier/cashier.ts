import { openCashier } from '@yingzao/host/cashier'

declare global {
  interface Window {
    /** There once the cashier's script has come. */
    yzCashier?: typeof openCashier
  }
}

// Pages that sell load this when something is paid, and the page for payments at once.
window.yzCashier = openCashier
