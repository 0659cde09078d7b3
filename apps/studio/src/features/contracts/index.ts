export { ContractText } from './contract-text'
export { contractsSection } from './section'
