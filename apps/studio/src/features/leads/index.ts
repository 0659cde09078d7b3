export { leadsSection } from './section'
