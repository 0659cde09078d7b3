// A separate entry point: hosts provide these before React is there.
export { createCapabilities, provide } from './capability'
export { LEADS } from './leads'
