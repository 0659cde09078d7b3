import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import * as tables from './catalogue-tables'
import { registerCatalogueConsole } from './console/routes'
import { productsKind, salePagesKind, skusKind } from './data-kinds'
import { registerCatalogueOperations } from './routes'

export const catalogueModule = defineModule({
  name: 'catalogue',
  tables,
  dataKinds: [productsKind, skusKind, salePagesKind],
  subjects: {
    product: (key) => sql`SELECT p.name FROM ${tables.product} AS p WHERE p.shop_product_id::text = ${key}`,
  },
  serve(app, ctx) {
    registerCatalogueOperations(app, ctx)
    registerCatalogueConsole(app, ctx)
  },
})
