// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyViews } from '@yingzao/renderer'

export const views: LazyViews = {
  button: () => import(/* webpackChunkName: "block-button" */ '../button/button').then((block) => block.button),
  countdown: () => import(/* webpackChunkName: "block-countdown" */ '../countdown/countdown').then((block) => block.countdown),
  empty: () => import(/* webpackChunkName: "block-empty" */ '../empty/empty').then((block) => block.empty),
  footer: () => import(/* webpackChunkName: "block-footer" */ '../footer/footer').then((block) => block.footer),
  image: () => import(/* webpackChunkName: "block-image" */ '../image/image').then((block) => block.image),
  logo: () => import(/* webpackChunkName: "block-logo" */ '../logo/logo').then((block) => block.logo),
  popup: () => import(/* webpackChunkName: "block-popup" */ '../popup/popup').then((block) => block.popup),
  text: () => import(/* webpackChunkName: "block-text" */ '../text/text').then((block) => block.text),
}
