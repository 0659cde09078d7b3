// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyViews } from '@yingzao/renderer'

export const islands: LazyViews = {
  addressPicker: () => import(/* webpackChunkName: "block-addressPicker" */ '../address-picker/address-picker').then((block) => block.addressPicker),
  leadForm: () => import(/* webpackChunkName: "block-leadForm" */ '../lead-form/lead-form').then((block) => block.leadForm),
  wBrokerRegister: () => import(/* webpackChunkName: "block-wBrokerRegister" */ '../w-broker-register/w-broker-register').then((block) => block.wBrokerRegister),
  wInviteRegister: () => import(/* webpackChunkName: "block-wInviteRegister" */ '../w-invite-register/w-invite-register').then((block) => block.wInviteRegister),
  wOpenDay: () => import(/* webpackChunkName: "block-wOpenDay" */ '../w-open-day/w-open-day').then((block) => block.wOpenDay),
  wStockHold: () => import(/* webpackChunkName: "block-wStockHold" */ '../w-stock-hold/w-stock-hold').then((block) => block.wStockHold),
  wTour: () => import(/* webpackChunkName: "block-wTour" */ '../w-tour/w-tour').then((block) => block.wTour),
}
