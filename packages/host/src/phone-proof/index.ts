// A separate entry point: it is loaded when a visitor asks for a code, and not before.
export { askForCode } from './ask-for-code'
