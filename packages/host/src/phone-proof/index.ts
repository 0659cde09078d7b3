// A door of its own: it is loaded when a visitor asks for a code, and not before.
export { askForCode } from './ask-for-code'
