import type { Context } from '../../../context'
import { pageLists } from '../../pages'
import { trackedLink } from '../channel-tables'
import { insertLinks, type NewLink } from '../link-store'

const CAMPAIGN = '指数课程上线'
const PAGE = 'etf-course'

/** One for each way in which a course is announced, and one that is over. */
const LINKS: readonly NewLink[] = [
  {
    name: '公众号首条推文',
    campaign: CAMPAIGN,
    page_code: PAGE,
    cps_id: 'gzh',
    utm_source: 'wechat',
    utm_medium: 'article',
    utm_campaign: '指数课程',
  },
  {
    name: '营业部易拉宝',
    campaign: CAMPAIGN,
    page_code: PAGE,
    state_code: 's1',
    utm_source: 'offline',
    utm_medium: 'poster',
    utm_campaign: '指数课程',
  },
  {
    name: '上季度短信',
    campaign: '三季度回访',
    path: '/course',
    utm_source: 'sms',
    is_off: true,
  },
]

/** Creates links to a page of the demo; none without that page. Existing links stay. */
export async function showDemoLinks({ db }: Pick<Context, 'db'>): Promise<void> {
  const pages = await db.orm.select().from(pageLists.pageTitles('page'))
  if (!pages.some(({ code }) => code === PAGE)) return
  if ((await db.orm.$count(trackedLink)) > 0) return
  await insertLinks(db.orm, LINKS)
}
