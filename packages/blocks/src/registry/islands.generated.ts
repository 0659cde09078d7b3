// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyViews } from '@yingzao/renderer'

export const islands: LazyViews = {
  addressPicker: () => import(/* webpackChunkName: "block-addressPicker" */ '../address-picker/address-picker').then((block) => block.addressPicker),
  code: () => import(/* webpackChunkName: "block-code" */ '../code/code').then((block) => block.code),
  leadForm: () => import(/* webpackChunkName: "block-leadForm" */ '../lead-form/lead-form').then((block) => block.leadForm),
  list: () => import(/* webpackChunkName: "block-list" */ '../list/list').then((block) => block.list),
  payButton: () => import(/* webpackChunkName: "block-payButton" */ '../pay-button/pay-button').then((block) => block.payButton),
  progress: () => import(/* webpackChunkName: "block-progress" */ '../progress/progress').then((block) => block.progress),
  qrcode: () => import(/* webpackChunkName: "block-qrcode" */ '../qrcode/qrcode').then((block) => block.qrcode),
  wBrokerRegister: () => import(/* webpackChunkName: "block-wBrokerRegister" */ '../w-broker-register/w-broker-register').then((block) => block.wBrokerRegister),
}
