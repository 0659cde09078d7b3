/** Event dispatched on the document when somebody has taken a coupon, or was told why not. */
export const COUPONS_CHANGED = 'yz-coupons'
