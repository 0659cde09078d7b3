export { keepingSection } from './section'
