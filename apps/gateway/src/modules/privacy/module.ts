import { defineModule } from '../define-module'
import { registerPrivacyOperations } from './routes'

export const privacyModule = defineModule({
  name: 'privacy',
  serve: (app, ctx, { declared }) => registerPrivacyOperations(app, { ...ctx, ...declared }),
})
