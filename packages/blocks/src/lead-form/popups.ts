// The content of the two popups, as a chunk of its own: it is loaded when the visitor begins, before a code is sent.
export { CodeStep } from './code-step'
export { OutcomeStep } from './outcome-step'
