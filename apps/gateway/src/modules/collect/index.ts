export { registerCollectOperations } from './routes'
