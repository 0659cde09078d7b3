import { openCashier } from '@yingzao/host/cashier'
import type { CashierWindow } from './cashier-window'

// Pages that sell load this when something is paid, and the page for payments at once.
;(window as CashierWindow).yzCashier = openCashier
