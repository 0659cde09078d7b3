export { createCompanyReader } from './company-reader'
export { companyWatcher } from './company-watcher'
export { registerCompanyData } from './routes'
