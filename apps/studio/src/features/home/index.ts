export { homeSection } from './section'
