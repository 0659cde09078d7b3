// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyViews } from '@yingzao/renderer'

export const islands: LazyViews = {
  addressPicker: () => import(/* webpackChunkName: "block-addressPicker" */ '../address-picker/address-picker').then((block) => block.addressPicker),
  leadForm: () => import(/* webpackChunkName: "block-leadForm" */ '../lead-form/lead-form').then((block) => block.leadForm),
  noticeTicker: () => import(/* webpackChunkName: "block-noticeTicker" */ '../notice-ticker/notice-ticker').then((block) => block.noticeTicker),
  payButton: () => import(/* webpackChunkName: "block-payButton" */ '../pay-button/pay-button').then((block) => block.payButton),
  video: () => import(/* webpackChunkName: "block-video" */ '../video/video').then((block) => block.video),
  wBrokerRegister: () => import(/* webpackChunkName: "block-wBrokerRegister" */ '../w-broker-register/w-broker-register').then((block) => block.wBrokerRegister),
}
