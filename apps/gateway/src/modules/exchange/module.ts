import { defineModule } from '../define-module'
import { exchangeRulesKind } from './data-kinds'
import * as tables from './exchange-tables'

export const exchangeModule = defineModule({
  name: 'exchange',
  tables,
  dataKinds: [exchangeRulesKind],
})
