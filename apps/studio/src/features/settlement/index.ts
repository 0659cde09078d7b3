export { settlementSection } from './section'
