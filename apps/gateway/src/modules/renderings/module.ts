import { asEvidence, defineModule, oncePerCode } from '../define-module'
import * as tables from './rendering-tables'

export const renderingsModule = defineModule({
  name: 'renderings',
  tables,
  growing: [{ table: tables.exposure, limit: oncePerCode, goes: asEvidence }],
})
