export { ordersSection } from './section'
