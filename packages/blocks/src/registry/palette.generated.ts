// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { PaletteEntry } from '../palette-entry'
import { palette as accordion } from '../accordion/palette'
import { palette as addressPicker } from '../address-picker/palette'
import { palette as button } from '../button/palette'
import { palette as cardSwiper } from '../card-swiper/palette'
import { palette as code } from '../code/palette'
import { palette as comparison } from '../comparison/palette'
import { palette as consent } from '../consent/palette'
import { palette as container } from '../container/palette'
import { palette as count } from '../count/palette'
import { palette as countdown } from '../countdown/palette'
import { palette as coupon } from '../coupon/palette'
import { palette as divider } from '../divider/palette'
import { palette as empty } from '../empty/palette'
import { palette as features } from '../features/palette'
import { palette as figures } from '../figures/palette'
import { palette as footer } from '../footer/palette'
import { palette as heading } from '../heading/palette'
import { palette as hotspots } from '../hotspots/palette'
import { palette as icon } from '../icon/palette'
import { palette as image } from '../image/palette'
import { palette as leadForm } from '../lead-form/palette'
import { palette as list } from '../list/palette'
import { palette as logo } from '../logo/palette'
import { palette as marquee } from '../marquee/palette'
import { palette as navbar } from '../navbar/palette'
import { palette as noticeTicker } from '../notice-ticker/palette'
import { palette as number } from '../number/palette'
import { palette as payButton } from '../pay-button/palette'
import { palette as person } from '../person/palette'
import { palette as popup } from '../popup/palette'
import { palette as price } from '../price/palette'
import { palette as progress } from '../progress/palette'
import { palette as qrcode } from '../qrcode/palette'
import { palette as retainPopup } from '../retain-popup/palette'
import { palette as scrollView } from '../scroll-view/palette'
import { palette as section } from '../section/palette'
import { palette as steps } from '../steps/palette'
import { palette as survey } from '../survey/palette'
import { palette as suspension } from '../suspension/palette'
import { palette as swiper } from '../swiper/palette'
import { palette as tabs } from '../tabs/palette'
import { palette as testButton } from '../test-button/palette'
import { palette as text } from '../text/palette'
import { palette as timeline } from '../timeline/palette'
import { palette as video } from '../video/palette'
import { palette as wArticle } from '../w-article/palette'
import { palette as wArticleList } from '../w-article-list/palette'
import { palette as wBrokerRegister } from '../w-broker-register/palette'
import { palette as wCompetition } from '../w-competition/palette'
import { palette as wFeed } from '../w-feed/palette'
import { palette as wGroupPosts } from '../w-group-posts/palette'
import { palette as wInvite } from '../w-invite/palette'
import { palette as wInviteRegister } from '../w-invite-register/palette'
import { palette as wLesson } from '../w-lesson/palette'
import { palette as wLiveCalendar } from '../w-live-calendar/palette'
import { palette as wOpenDay } from '../w-open-day/palette'
import { palette as wRenew } from '../w-renew/palette'
import { palette as wSimDetail } from '../w-sim-detail/palette'
import { palette as wSimHome } from '../w-sim-home/palette'
import { palette as wSimMarquee } from '../w-sim-marquee/palette'
import { palette as wSimPosition } from '../w-sim-position/palette'
import { palette as wSimRank } from '../w-sim-rank/palette'
import { palette as wSimRebalancing } from '../w-sim-rebalancing/palette'
import { palette as wStockHold } from '../w-stock-hold/palette'
import { palette as wTour } from '../w-tour/palette'
import { palette as wVideoList } from '../w-video-list/palette'

export const palette: Readonly<Record<string, PaletteEntry>> = {
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
