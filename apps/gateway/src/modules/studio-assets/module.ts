import { defineModule } from '../define-module'
import { registerAssetLibrary } from './routes'

export const studioAssetsModule = defineModule({
  name: 'studio-assets',
  serve: registerAssetLibrary,
})
