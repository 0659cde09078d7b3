export { registerAssetLibrary } from './routes'
