export { productsSection } from './section'
