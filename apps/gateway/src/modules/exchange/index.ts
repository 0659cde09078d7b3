/**
 * The rules of the exchanges of Shanghai, Shenzhen and Beijing that simulated trading needs, as dated rows with their
 * source, and what follows from them. Prices are whole ten-thousandths of a yuan, sums fen, quantities shares, rates
 * millionths, days texts such as `2026-11-27`. Nothing here looks at a clock. What is left out or to be verified: decision 110.
 */

export { type Board, boardOf } from './board-of'
export { afterAction, exReference } from './corporate-actions'
export { type ExchangeRule, loadExchangeRules } from './exchange-store'
export { amountOf, type Fees, feesOf, feesOwed } from './fees'
export { halfUp } from './half-up'
export { lotProblem, type Side } from './lot-problem'
export { exchangeModule } from './module'
export { bandOf } from './price-band'
export { limitsOf } from './price-limits'
export { isPrice, tickProblem } from './prices'
export { type ExchangeRules, NoExchangeRule, rulesOf } from './rules-of'
export { mayCancel, type Phase, phaseOf, takesOrders } from './trading-phases'
