export { findProof, hasSignedAny } from './contract-store'
export { contractsModule } from './module'
export { type ContractReport, verifyContract, verifyContracts } from './seal/verify-contract'
export { findSignedContract, withdraw } from './withdraw'
