export { findProduct, findProductNames, findSalePageProduct, findSku } from './catalogue-store'
export { catalogueModule } from './module'
export { findProductFacts } from './product-facts'
