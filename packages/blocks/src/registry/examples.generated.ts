// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { Example } from '../example'
import { examples as accordion } from '../accordion/examples'
import { examples as addressPicker } from '../address-picker/examples'
import { examples as button } from '../button/examples'
import { examples as cardSwiper } from '../card-swiper/examples'
import { examples as code } from '../code/examples'
import { examples as comparison } from '../comparison/examples'
import { examples as consent } from '../consent/examples'
import { examples as container } from '../container/examples'
import { examples as count } from '../count/examples'
import { examples as countdown } from '../countdown/examples'
import { examples as coupon } from '../coupon/examples'
import { examples as divider } from '../divider/examples'
import { examples as empty } from '../empty/examples'
import { examples as features } from '../features/examples'
import { examples as figures } from '../figures/examples'
import { examples as footer } from '../footer/examples'
import { examples as heading } from '../heading/examples'
import { examples as hotspots } from '../hotspots/examples'
import { examples as icon } from '../icon/examples'
import { examples as image } from '../image/examples'
import { examples as leadForm } from '../lead-form/examples'
import { examples as list } from '../list/examples'
import { examples as logo } from '../logo/examples'
import { examples as marquee } from '../marquee/examples'
import { examples as navbar } from '../navbar/examples'
import { examples as noticeTicker } from '../notice-ticker/examples'
import { examples as number } from '../number/examples'
import { examples as payButton } from '../pay-button/examples'
import { examples as person } from '../person/examples'
import { examples as popup } from '../popup/examples'
import { examples as price } from '../price/examples'
import { examples as progress } from '../progress/examples'
import { examples as qrcode } from '../qrcode/examples'
import { examples as retainPopup } from '../retain-popup/examples'
import { examples as scrollView } from '../scroll-view/examples'
import { examples as section } from '../section/examples'
import { examples as steps } from '../steps/examples'
import { examples as survey } from '../survey/examples'
import { examples as suspension } from '../suspension/examples'
import { examples as swiper } from '../swiper/examples'
import { examples as tabs } from '../tabs/examples'
import { examples as testButton } from '../test-button/examples'
import { examples as text } from '../text/examples'
import { examples as timeline } from '../timeline/examples'
import { examples as video } from '../video/examples'
import { examples as wArticle } from '../w-article/examples'
import { examples as wArticleList } from '../w-article-list/examples'
import { examples as wBrokerRegister } from '../w-broker-register/examples'
import { examples as wCompetition } from '../w-competition/examples'
import { examples as wFeed } from '../w-feed/examples'
import { examples as wGroupPosts } from '../w-group-posts/examples'
import { examples as wInvite } from '../w-invite/examples'
import { examples as wInviteRegister } from '../w-invite-register/examples'
import { examples as wLesson } from '../w-lesson/examples'
import { examples as wLiveCalendar } from '../w-live-calendar/examples'
import { examples as wOpenDay } from '../w-open-day/examples'
import { examples as wRenew } from '../w-renew/examples'
import { examples as wSimDetail } from '../w-sim-detail/examples'
import { examples as wSimHome } from '../w-sim-home/examples'
import { examples as wSimMarquee } from '../w-sim-marquee/examples'
import { examples as wSimPosition } from '../w-sim-position/examples'
import { examples as wSimRank } from '../w-sim-rank/examples'
import { examples as wSimRebalancing } from '../w-sim-rebalancing/examples'
import { examples as wStockHold } from '../w-stock-hold/examples'
import { examples as wTour } from '../w-tour/examples'
import { examples as wVideoList } from '../w-video-list/examples'

export const examples: Readonly<Record<string, readonly Example[]>> = {
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
