import { LIMITS, utf8Bytes } from '@yingzao/schema/client'
import type { AddressAt } from '../block-parts'
import { eachBlock, thePage } from '../each'
import type { Page } from '../page'
import { levelOf, type PageWeight, WEIGHT_LEVELS } from '../page-weight'
import type { Rule } from '../rule'

const KB = 1024

const scriptHeavy = heavy('before', {
  id: 'script-heavy',
  title: '页面打开时的脚本太多',
  why: '访客还没有触摸页面，脚本就要下载和执行，低端手机上会变慢。',
  fix: '请减少会动或会读取数据的组件种类，例如把轮播改为图片。',
})

const scriptHeavyLater = heavy('after', {
  id: 'script-heavy-later',
  title: '触摸之后的脚本太多',
  why: '访客开始填写表单时要等这些脚本，网络慢时尤其明显。',
  fix: '请在一个页面只保留一种表单，其余放到另外的页面。',
})

const picturesHeavy = heavy('pictures', {
  id: 'pictures-heavy',
  title: '图片合计太大',
  why: '图片越大，访客往下看时等得越久，也越费流量。手机上会换成较小的副本，原图仍然决定它们有多大。',
  fix: '请压缩最大的几张图片，或减少图片。',
})

function heavy(
  part: keyof PageWeight,
  { id, title, why, fix }: Pick<Rule, 'id' | 'title' | 'why' | 'fix'>,
): Rule {
  const limit = WEIGHT_LEVELS[part].middle
  return {
    id,
    group: 'budget',
    severity: 'warning',
    title,
    why,
    fix,
    find: thePage(({ weight }) => {
      const bytes = weight?.[part] ?? 0
      return (
        levelOf(part, bytes) === 'heavy' && {
          path: '',
          message: `约 ${sizeText(bytes)}，建议不超过 ${sizeText(limit)}。`,
        }
      )
    }),
  }
}

function sizeText(bytes: number): string {
  return bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`
}

/** How many blocks at the top count as what a visitor sees first. */
const FIRST_SCREEN = 5
const FIRST_IMAGE_BYTES = 300 * KB

/** What a visitor sees first is light. */
const firstImageHeavy: Rule = {
  id: 'first-image-heavy',
  group: 'budget',
  severity: 'warning',
  title: '首屏图片太大',
  why: '首屏图片决定访客等多久才看到页面，超过 300 KB 会明显变慢。',
  fix: '请把首屏图片压缩到 300 KB 以内。',
  *find(page) {
    const picture = firstPicture(page)
    const bytes = page.facts.images?.[picture?.address ?? '']?.bytes ?? 0
    if (picture === undefined || bytes <= FIRST_IMAGE_BYTES) return
    const { block, path } = picture
    yield { block, path, message: `首屏图片有 ${Math.round(bytes / KB)} KB。` }
  },
}

const FIRST_PICTURES = ['picture', 'pictureWithAreas', 'slides', 'section'] as const

function firstPicture({ blocks, is }: Page): AddressAt | undefined {
  return blocks
    .slice(0, FIRST_SCREEN)
    .filter(({ block }) => FIRST_PICTURES.some((trait) => is(block, trait)))
    .flatMap(({ addresses }) => addresses.find(({ use }) => use === 'image') ?? [])[0]
}

/** Only the first screen should load at once. */
const eagerBelow: Rule = {
  id: 'image-eager-below',
  group: 'budget',
  severity: 'info',
  title: '首屏以下的图片设为立即加载',
  why: '“滚动到附近才加载”只对首屏图片需要关闭，别处关闭没有作用。',
  fix: '请打开“滚动到附近才加载”。',
  find: eachBlock('picture', (it, page) => {
    const isBelow = !page.blocks.slice(0, FIRST_SCREEN).includes(it)
    return isBelow && it.block.value.lazy === false && { path: 'value.lazy', message: '这张图片不在首屏。' }
  }),
}

const MOST = { blocks: 200, images: 60, popups: 12, videos: 4, bytes: LIMITS.bytes * 0.75 }

const blocksMany = many('blocks-many', '组件太多', 'blocks', ({ blocks }) => blocks.length)
const imagesMany = many('images-many', '图片太多', 'images', ({ addresses }) =>
  addresses.reduce((sum, { use }) => sum + (use === 'image' ? 1 : 0), 0),
)
const popupsMany = many('popups-many', '弹窗太多', 'popups', (page) => page.having('opensByTap').length)
const videosMany = many('videos-many', '视频太多', 'videos', (page) => page.having('playsVideo').length)

const documentLarge: Rule = {
  id: 'document-large',
  group: 'budget',
  severity: 'warning',
  title: '页面内容接近上限',
  why: `页面文档最多 ${LIMITS.bytes / KB} KB，超过就无法保存。`,
  fix: '请拆成两个页面，或删去不用的组件。',
  find: thePage((page) => {
    const bytes = isShort(page) ? 0 : utf8Bytes(JSON.stringify(page.document))
    return bytes > MOST.bytes && { path: '', message: `页面文档约 ${Math.round(bytes / KB)} KB。` }
  }),
}

/** Far from the limit a page need not be measured: an estimate from its texts, three bytes per character, will do. */
function isShort({ blocks, texts }: Page): boolean {
  const characters = texts.reduce((sum, { plain }) => sum + plain.length, 0)
  return characters * 3 + blocks.length * 300 < LIMITS.bytes / 2
}

function many(
  id: string,
  title: string,
  what: 'blocks' | 'images' | 'popups' | 'videos',
  count: (page: Page) => number,
): Rule {
  return {
    id,
    group: 'budget',
    severity: 'warning',
    title,
    why: '页面越长，打开和滚动越慢，看到最后的访客也越少。',
    fix: `请控制在 ${MOST[what]} 个以内，或拆成几个页面。`,
    find: thePage((page) => {
      const found = count(page)
      return (
        found > MOST[what] && { path: '', message: `页面上有 ${found} 个，建议不超过 ${MOST[what]} 个。` }
      )
    }),
  }
}

export const budgetRules: readonly Rule[] = [
  scriptHeavy,
  scriptHeavyLater,
  picturesHeavy,
  firstImageHeavy,
  eagerBelow,
  blocksMany,
  imagesMany,
  popupsMany,
  videosMany,
  documentLarge,
]
