export { signedContractsSection } from './section'
