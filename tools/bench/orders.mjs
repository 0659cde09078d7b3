// `npm run bench -- orders`: how many orders a second visitors make and begin to pay, and the gateway learns are paid,
// as a ratio to the same statements without HTTP. What payers and their supplier do in between is not measured. The
// supplier's signing of its answer to each payment begun is measured, on both sides: the sandbox runs where its port
// is.
import { compareWithStatements } from './compare-with-statements.mjs'

await compareWithStatements({ what: 'orders', count: 500, floor: 0.5, script: 'tools/bench/order-rates.ts' })
