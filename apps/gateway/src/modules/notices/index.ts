export { noticesModule } from './module'
export { type Notice, notify } from './notify'
