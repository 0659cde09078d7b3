export { marketSourceSection } from './section'
