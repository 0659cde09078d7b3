// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { LazyLives } from '@yingzao/renderer'

export const lives: LazyLives = {
  cardSwiper: () => import(/* webpackChunkName: "live-cardSwiper" */ '../card-swiper/live'),
  code: () => import(/* webpackChunkName: "live-code" */ '../code/live'),
  count: () => import(/* webpackChunkName: "live-count" */ '../count/live'),
  countdown: () => import(/* webpackChunkName: "live-countdown" */ '../countdown/live'),
  coupon: () => import(/* webpackChunkName: "live-coupon" */ '../coupon/live'),
  leadForm: () => import(/* webpackChunkName: "live-leadForm" */ '../lead-form/live'),
  list: () => import(/* webpackChunkName: "live-list" */ '../list/live'),
  marquee: () => import(/* webpackChunkName: "live-marquee" */ '../marquee/live'),
  noticeTicker: () => import(/* webpackChunkName: "live-noticeTicker" */ '../notice-ticker/live'),
  number: () => import(/* webpackChunkName: "live-number" */ '../number/live'),
  payButton: () => import(/* webpackChunkName: "live-payButton" */ '../pay-button/live'),
  progress: () => import(/* webpackChunkName: "live-progress" */ '../progress/live'),
  qrcode: () => import(/* webpackChunkName: "live-qrcode" */ '../qrcode/live'),
  retainPopup: () => import(/* webpackChunkName: "live-retainPopup" */ '../retain-popup/live'),
  survey: () => import(/* webpackChunkName: "live-survey" */ '../survey/live'),
  suspension: () => import(/* webpackChunkName: "live-suspension" */ '../suspension/live'),
  swiper: () => import(/* webpackChunkName: "live-swiper" */ '../swiper/live'),
  tabs: () => import(/* webpackChunkName: "live-tabs" */ '../tabs/live'),
  video: () => import(/* webpackChunkName: "live-video" */ '../video/live'),
  wGroupPosts: () => import(/* webpackChunkName: "live-wGroupPosts" */ '../w-group-posts/live'),
  wInvite: () => import(/* webpackChunkName: "live-wInvite" */ '../w-invite/live'),
  wInviteRegister: () => import(/* webpackChunkName: "live-wInviteRegister" */ '../w-invite-register/live'),
  wLiveCalendar: () => import(/* webpackChunkName: "live-wLiveCalendar" */ '../w-live-calendar/live'),
  wRenew: () => import(/* webpackChunkName: "live-wRenew" */ '../w-renew/live'),
}
