// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyPrimes } from '@yingzao/renderer'

export const primes: LazyPrimes = {
  countdown: () => import(/* webpackChunkName: "prime-countdown" */ '../countdown/prime'),
  retainPopup: () => import(/* webpackChunkName: "prime-retainPopup" */ '../retain-popup/prime'),
  tabs: () => import(/* webpackChunkName: "prime-tabs" */ '../tabs/prime'),
}
