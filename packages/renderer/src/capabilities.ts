// A door of its own: hosts provide these before React is there.
export { createCapabilities, provide } from './capability'
export { LEADS } from './leads'
