export { killSwitchModule } from './module'
export { createSwitchReader } from './switch-reader'
