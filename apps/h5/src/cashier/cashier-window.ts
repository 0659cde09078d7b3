import type { openCashier } from '@yingzao/host/cashier'

/** Where the cashier is once its script has loaded. */
export type CashierWindow = Window & { yzCashier?: typeof openCashier }
