// A door of its own: it is loaded when a visitor begins to fill in a form, and not before.
export { createLeadCalls } from './lead-calls'
