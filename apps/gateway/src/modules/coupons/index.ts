export { findBatchTerms } from './batch-terms'
export { freeCoupon, lockCoupon, useCoupon } from './coupon-state'
export { findUsable } from './find-usable'
export { couponsModule } from './module'
