export { libraryModule } from './module'
