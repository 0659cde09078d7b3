import { openCashier } from '@yingzao/host/cashier'
import type { CashierWindow } from './cashier-window'

// Pages that sell load this when something is being paid for, and the page for payments immediately.
;(window as CashierWindow).yzCashier = openCashier
