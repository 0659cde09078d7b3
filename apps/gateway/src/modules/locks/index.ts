export { findLocks, type Lock, type LockReason, type LockTools } from './find-locks'
