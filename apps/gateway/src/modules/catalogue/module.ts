import { defineModule } from '../define-module'
import * as tables from './catalogue-tables'
import { productsKind, salePagesKind, skusKind } from './data-kinds'
import { registerCatalogueOperations } from './routes'

export const catalogueModule = defineModule({
  name: 'catalogue',
  tables,
  dataKinds: [productsKind, skusKind, salePagesKind],
  serve: registerCatalogueOperations,
})
