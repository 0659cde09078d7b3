import { defineModule, messageLog } from '../define-module'
import * as tables from './captcha-tables'

export const captchaModule = defineModule({
  name: 'captcha',
  tables,
  retention: [{ table: tables.captchaLog, since: tables.captchaLog.created_at, days: messageLog }],
})
