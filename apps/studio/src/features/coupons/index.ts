export { couponsSection } from './section'
