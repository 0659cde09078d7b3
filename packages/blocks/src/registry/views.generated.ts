// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { Views } from '@yingzao/renderer'
import { accordion } from '../accordion/accordion'
import { addressPicker } from '../address-picker/address-picker'
import { button } from '../button/button'
import { cardSwiper } from '../card-swiper/card-swiper'
import { code } from '../code/code'
import { comparison } from '../comparison/comparison'
import { consent } from '../consent/consent'
import { container } from '../container/container'
import { count } from '../count/count'
import { countdown } from '../countdown/countdown'
import { coupon } from '../coupon/coupon'
import { divider } from '../divider/divider'
import { empty } from '../empty/empty'
import { features } from '../features/features'
import { figures } from '../figures/figures'
import { footer } from '../footer/footer'
import { heading } from '../heading/heading'
import { hotspots } from '../hotspots/hotspots'
import { icon } from '../icon/icon'
import { image } from '../image/image'
import { leadForm } from '../lead-form/lead-form'
import { list } from '../list/list'
import { logo } from '../logo/logo'
import { marquee } from '../marquee/marquee'
import { navbar } from '../navbar/navbar'
import { noticeTicker } from '../notice-ticker/notice-ticker'
import { number } from '../number/number'
import { payButton } from '../pay-button/pay-button'
import { person } from '../person/person'
import { popup } from '../popup/popup'
import { price } from '../price/price'
import { progress } from '../progress/progress'
import { qrcode } from '../qrcode/qrcode'
import { retainPopup } from '../retain-popup/retain-popup'
import { scrollView } from '../scroll-view/scroll-view'
import { section } from '../section/section'
import { steps } from '../steps/steps'
import { survey } from '../survey/survey'
import { suspension } from '../suspension/suspension'
import { swiper } from '../swiper/swiper'
import { tabs } from '../tabs/tabs'
import { testButton } from '../test-button/test-button'
import { text } from '../text/text'
import { timeline } from '../timeline/timeline'
import { video } from '../video/video'
import { wArticle } from '../w-article/w-article'
import { wArticleList } from '../w-article-list/w-article-list'
import { wBrokerRegister } from '../w-broker-register/w-broker-register'
import { wCompetition } from '../w-competition/w-competition'
import { wFeed } from '../w-feed/w-feed'
import { wGroupPosts } from '../w-group-posts/w-group-posts'
import { wInvite } from '../w-invite/w-invite'
import { wInviteRegister } from '../w-invite-register/w-invite-register'
import { wLesson } from '../w-lesson/w-lesson'
import { wLiveCalendar } from '../w-live-calendar/w-live-calendar'
import { wOpenDay } from '../w-open-day/w-open-day'
import { wRenew } from '../w-renew/w-renew'
import { wSimDetail } from '../w-sim-detail/w-sim-detail'
import { wSimHome } from '../w-sim-home/w-sim-home'
import { wSimMarquee } from '../w-sim-marquee/w-sim-marquee'
import { wSimPosition } from '../w-sim-position/w-sim-position'
import { wSimRank } from '../w-sim-rank/w-sim-rank'
import { wSimRebalancing } from '../w-sim-rebalancing/w-sim-rebalancing'
import { wStockHold } from '../w-stock-hold/w-stock-hold'
import { wTour } from '../w-tour/w-tour'
import { wVideoList } from '../w-video-list/w-video-list'

export const views: Views = {
  accordion,
  addressPicker,
  button,
  cardSwiper,
  code,
  comparison,
  consent,
  container,
  count,
  countdown,
  coupon,
  divider,
  empty,
  features,
  figures,
  footer,
  heading,
  hotspots,
  icon,
  image,
  leadForm,
  list,
  logo,
  marquee,
  navbar,
  noticeTicker,
  number,
  payButton,
  person,
  popup,
  price,
  progress,
  qrcode,
  retainPopup,
  scrollView,
  section,
  steps,
  survey,
  suspension,
  swiper,
  tabs,
  testButton,
  text,
  timeline,
  video,
  wArticle,
  wArticleList,
  wBrokerRegister,
  wCompetition,
  wFeed,
  wGroupPosts,
  wInvite,
  wInviteRegister,
  wLesson,
  wLiveCalendar,
  wOpenDay,
  wRenew,
  wSimDetail,
  wSimHome,
  wSimMarquee,
  wSimPosition,
  wSimRank,
  wSimRebalancing,
  wStockHold,
  wTour,
  wVideoList,
}
