import { defineModule, messageLog } from '../define-module'
import * as tables from './captcha-tables'

export const captchaModule = defineModule({
  name: 'captcha',
  tables,
  retention: [{ table: tables.captchaLog, since: tables.captchaLog.created_at, days: messageLog }],
  growing: [
    {
      table: tables.captchaLog,
      limit: 'passed: the work of each; not passed: of a network 100 an hour, more are forgotten',
    },
  ],
})
