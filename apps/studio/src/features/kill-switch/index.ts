export { killSwitchSection } from './section'
export { SwitchBanner } from './switch-banner'
