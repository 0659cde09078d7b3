export { noticesModule } from './module'
export { notify } from './notify'
