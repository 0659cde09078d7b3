export {
  findContractProducts,
  findProduct,
  findProductMarks,
  findProductNames,
  findSalePageProduct,
  findSku,
  findSkus,
  findSoldSkus,
} from './catalogue-store'
export { catalogueModule } from './module'
export { findProductFacts } from './product-facts'
export { findProductTerms } from './product-terms'
