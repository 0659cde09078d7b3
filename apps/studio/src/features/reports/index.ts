export { reportRoutes } from './routes'
export { reportsSection } from './section'
