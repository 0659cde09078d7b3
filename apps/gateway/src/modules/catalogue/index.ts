export {
  findContractProducts,
  findProduct,
  findProductNames,
  findSalePageProduct,
  findSku,
  findSoldSkus,
} from './catalogue-store'
export { catalogueModule } from './module'
export { findProductFacts } from './product-facts'
