export { companyWatcher } from './company-watcher'
export { registerCompanyData } from './routes'
