import { defineModule } from '../define-module'
import { registerDashboard } from './routes'

export const dashboardModule = defineModule({
  name: 'dashboard',
  serve: registerDashboard,
})
