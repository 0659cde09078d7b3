export { createCompanyReader } from './company-reader'
export { companyModule } from './module'
