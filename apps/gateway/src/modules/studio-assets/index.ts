export { studioAssetsModule } from './module'
