import {
  back,
  block,
  type Case,
  footer,
  many,
  pay,
  picture,
  popup,
  slide,
  styled,
  swiper,
  tabs,
  text,
  video,
} from './sample'

const KB = 1024
const stored = (more = {}) => ({ images: { '/assets/a.jpg': { width: 750, height: 500, ...more } } })
const seen = (more = {}) => ({ blocks: [picture()], facts: stored(more) })
/** A build in which everything needs 5 KB, and a pay button these bytes in addition. */
const scripts = ({ before = 0, after = 0 }) => ({
  scripts: {
    inline: 2 * KB,
    bytes: { loader: 3 * KB, before, after },
    page: ['loader'],
    blocks: { payButton: { before: ['before'], after: ['after'] } },
  },
})
const weighing = (bytes: number) => ({
  blocks: [text('课程'), picture()],
  facts: { ...scripts({}), ...stored({ bytes }) },
})
const share = (more: object) => ({ extra: { pageID: '1', share: { ...more } } })
const foreign = (more = {}) => picture({ url: 'https://img.example.com/a.jpg', ...more })
const LONG = '看懂指数基金的七个问题与七个答案'

/** What is read and seen, what it weighs, and how it is passed on. */
export const lookCases: Case[] = [
  ['list-empty', [block('list')], [block('list', { source: 'groupPostList' })]],
  ['carousel-single', [swiper([slide()])], [swiper([slide(), slide({ alt: '第二课' })])]],
  ['icon-empty', [block('icon')], [block('icon', { text: '客服' })]],
  ['open-tab-missing', [tabs({ active: 2 })], [tabs({ active: 1 })]],
  [
    'scroll-view-tall',
    [block('scrollView', { direction: 'y', height: 1600 }, [text('课程')])],
    [block('scrollView', { direction: 'y', height: 600 }, [text('课程')])],
  ],
  [
    'linked-edited',
    [
      text('共用', {
        linked: { section: 'a3c1d2e4-0000-4000-8000-000000000001', revision: 1, edited: true },
      }),
    ],
    [text('共用', { linked: { section: 'a3c1d2e4-0000-4000-8000-000000000001', revision: 1 } })],
  ],
  ['placeholder-text', [text('请输入文字')], [text('请输入您的姓名')]],
  ['text-empty', [text('<br>&nbsp;')], [text('课程')]],
  ['text-small', [styled({ fontSize: 20 })], [styled({ fontSize: 24 })]],
  [
    'lines-tight',
    [text(LONG.repeat(3), { style: { lineHeight: 1 } })],
    [text(LONG.repeat(3), { style: { lineHeight: 1.5 } })],
  ],
  ['text-repeated', [text(LONG), text(LONG)], [text(LONG), text(`${LONG}，下篇`)]],
  ['shouting', [text('快来看！！！')], [text('快来看！')]],
  ['marquee-long', [block('marquee', { content: LONG.repeat(6) })], [block('marquee', { content: LONG })]],
  [
    'risk-in-marquee',
    [block('marquee', { content: '投资有风险，入市需谨慎' })],
    [block('marquee', { content: '投资有风险，入市需谨慎' }), footer()],
  ],
  [
    'progress-impossible',
    [block('progress', { limit: 10, current: 12 })],
    [block('progress', { limit: 10, current: 2 })],
  ],
  ['count-overflow', [block('count', { num: 123456 })], [block('count', { num: '12,3a4.' })]],
  ['image-alt-missing', [picture({ alt: '' })], [picture()]],
  ['alt-meaningless', [picture({ alt: 'IMG_2031.png' })], [picture({ alt: '七天课程表' })]],
  [
    'alt-repeated',
    [swiper([slide(), slide({ image: '/assets/b.jpg' })])],
    [swiper([slide(), slide({ image: '/assets/b.jpg', alt: '第二课' })])],
  ],
  [
    'words-contrast-low',
    [text('<span class="yz-brand">每晚八点</span>', { style: { color: '#fff', backgroundColor: '#222' } })],
    [text('<span class="yz-brand">每晚八点</span>', { style: { backgroundColor: '#fff8f0' } })],
  ],
  ['contrast-low', [styled({ color: '#aaa' })], [styled({ color: '#565d6b' })]],
  ['motion-too-much', many(3, () => back({ animate: 'shake' })), many(2, () => back({ animate: 'shake' }))],
  ['carousel-fast', [swiper([slide()], { interval: 1000 })], [swiper([slide()], { interval: 3000 })]],
  ['image-heavy', seen({ bytes: 600 * KB }), seen({ bytes: 400 * KB })],
  ['gif-heavy', seen({ bytes: 600 * KB, type: 'image/gif' }), seen({ bytes: 600 * KB })],
  ['image-oversized', seen({ width: 4000 }), seen()],
  ['image-blurred', seen({ width: 320 }), seen()],
  [
    'image-size-wrong',
    { blocks: [picture({ width: 750, height: 900 })], facts: stored() },
    { blocks: [picture({ width: 375, height: 250 })], facts: stored() },
  ],
  ['image-size-missing', [foreign()], [foreign({ width: 750, height: 500 })]],
  ['image-foreign', [foreign()], [picture(), video()]],
  [
    'slides-uneven',
    [swiper([slide({ width: 690, height: 300 }), slide({ width: 690, height: 400 })])],
    [swiper([slide({ width: 690, height: 300 }), slide({ width: 345, height: 150 })])],
  ],
  ['video-format', [video({ video: '/assets/a.mov' })], [video()]],
  [
    'video-heavy',
    { blocks: [video()], facts: { videos: { '/assets/a.mp4': { bytes: 60 * KB * KB } } } },
    { blocks: [video()], facts: { videos: { '/assets/a.mp4': { bytes: 6 * KB * KB } } } },
  ],
  [
    'autoplay-twice',
    [video({ autoplay: true }), video({ autoplay: true })],
    [video({ autoplay: true }), video()],
  ],
  ['autoplay-without-controls', [video({ autoplay: true, controls: false })], [video({ autoplay: true })]],
  [
    'script-heavy',
    { blocks: [pay()], facts: scripts({ before: 16 * KB }) },
    // One file, however often the block stands in the page.
    { blocks: [pay(), pay()], facts: scripts({ before: 11 * KB, after: 50 * KB }) },
  ],
  [
    'script-heavy-later',
    { blocks: [pay()], facts: scripts({ after: 80 * KB }) },
    { blocks: [pay()], facts: scripts({ before: 10 * KB, after: 60 * KB }) },
  ],
  ['pictures-heavy', weighing(3.2 * KB * KB), weighing(2.9 * KB * KB)],
  ['first-image-heavy', seen({ bytes: 320 * KB }), seen({ bytes: 280 * KB })],
  [
    'image-eager-below',
    [...many(5, (index) => text(`第 ${index} 课`)), picture({ lazy: false })],
    [picture({ lazy: false })],
  ],
  ['blocks-many', many(201, () => block('empty')), many(200, () => block('empty'))],
  ['images-many', many(61, () => picture()), many(60, () => picture())],
  ['popups-many', many(13, (index) => popup(`p${index}`)), many(12, (index) => popup(`p${index}`))],
  ['videos-many', many(5, () => video()), many(4, () => video())],
  ['document-large', many(60, () => text(LONG.repeat(140))), many(60, () => text(LONG))],
  ['title-missing', { blocks: [], head: { title: ' ' } }, []],
  ['title-long', { blocks: [], head: { title: LONG.repeat(2) } }, []],
  ['description-missing', { blocks: [], head: { meta: {} } }, []],
  ['description-long', { blocks: [], head: { meta: { description: LONG.repeat(8) } } }, []],
  ['description-is-title', { blocks: [], head: { title: LONG, meta: { description: LONG } } }, []],
  ['keywords-long', { blocks: [], head: { meta: { keywords: LONG.repeat(7) } } }, []],
  [
    'share-title-long',
    { blocks: [], head: share({ title: LONG.repeat(2) }) },
    { blocks: [], head: share({ title: LONG }) },
  ],
  ['share-image-missing', [back()], { blocks: [back()], head: share({ image: '/assets/a.jpg' }) }],
  [
    'share-image-small',
    { blocks: [back()], head: share({ image: '/assets/a.jpg' }), facts: stored({ width: 200, height: 200 }) },
    { blocks: [back()], head: share({ image: '/assets/a.jpg' }), facts: stored() },
  ],
]
