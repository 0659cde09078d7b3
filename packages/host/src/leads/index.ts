// A separate entry point: it is loaded when a visitor begins to fill in a form, and not before.
export { createLeadCalls } from './lead-calls'
