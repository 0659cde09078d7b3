// `npm run bench -- reads`: how fast the gateway answers the calls that a page makes for every visitor, as in
// production, where replies are not checked against their contract.
import { benchPages } from './bench-pages.mjs'
import { compareWithBare } from './compare-with-bare.mjs'
import { productionSettings } from './production-settings.mjs'

const DETAIL = '/n8sf/api/activity/v1/activity-page/detail'
const LINES = '/n8sf/api/activity/v1/activity-virtual-user/detail'
const pages = benchPages()

await compareWithBare({
  floor: 0.8,
  settings: productionSettings(),
  pages: pages.map(({ document }) => document),
  data: {
    'virtual-users': Array.from({ length: 20 }, (_none, index) => ({
      set_id: 'bench',
      text: `第 ${index} 位同学刚刚领取了课程`,
      sort: index,
    })),
  },
  replies: {
    ...Object.fromEntries(
      pages.map(({ title, code }) => [`detail of the ${title}`, `${DETAIL}?code=${code}`]),
    ),
    'ticker of 20 lines': `${LINES}?id=bench`,
  },
})
