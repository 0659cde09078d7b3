import { ACTION_TYPES } from '@yingzao/schema/client'
import { pxOf } from '../css-size'
import { eachBlock } from '../each'
import type { PageBlock } from '../page'
import type { Rule } from '../rule'

/** A button does something. */
const buttonIdle: Rule = {
  id: 'button-idle',
  group: 'targets',
  severity: 'warning',
  title: '按钮没有动作',
  why: '访客点了没有反应，会以为页面坏了。',
  fix: '请给按钮设置点击动作，或改用文字、图片。',
  *find(page) {
    yield* idleButtons(page)
    yield* idlePriceButtons(page)
  },
}

const idleButtons = eachBlock(
  'pressed',
  ({ actions }) => actions.length === 0 && { path: 'value.action', message: '按钮没有设置点击动作。' },
)

/** Each card has a button of its own. */
const idlePriceButtons = eachBlock('priceCards', ({ block: { value } }) =>
  (value.list as { button: string; action?: object }[]).flatMap(({ button, action }, index) =>
    button === '' || action !== undefined
      ? []
      : [{ path: `value.list[${index}].action`, message: `“${button}”没有设置点击动作。` }],
  ),
)

/** A button shows something. */
const buttonEmpty: Rule = {
  id: 'button-empty',
  group: 'targets',
  severity: 'warning',
  title: '图片按钮没有图片',
  why: '没有图片时只显示文字；文字也没有，按钮就不显示。',
  fix: '请上传按钮图片，或改用文字样式。',
  find: eachBlock('pressed', ({ block: { value } }) => {
    const { url, join } = (value.image ?? {}) as { url?: string; join?: string }
    return (
      value.type === 'image' &&
      !url &&
      !join && { path: 'value.image.url', message: '样式是图片，却没有选择图片。' }
    )
  }),
}

/** A button that shows whether one has joined has a picture for both. */
const joinedImageMissing: Rule = {
  id: 'joined-image-missing',
  group: 'targets',
  severity: 'info',
  title: '入群按钮缺少已入群的图片',
  why: '已经入群的访客看到的仍是“加入”，以为没有成功。',
  fix: '请补上“已入群时的图片”。',
  find: eachBlock('pressed', ({ block: { value, common } }) => {
    const { joined } = (value.image ?? {}) as { joined?: string }
    return (
      value.type === 'image' &&
      common.action?.type === ACTION_TYPES.joinGroup &&
      !joined && { path: 'value.image.joined', message: '没有已入群时的图片。' }
    )
  }),
}

/** An action is where it can be tapped. */
const actionIgnored: Rule = {
  id: 'action-ignored',
  group: 'targets',
  severity: 'warning',
  title: '这个组件不能点击',
  why: '它的点击动作不会起作用，访客点了没有反应。',
  fix: '请把动作设置在按钮、图片、图标或轮播图上。',
  find: eachBlock(
    'all',
    ({ block, spec }) =>
      block.common.action !== undefined &&
      spec?.tap !== 'action' && {
        path: 'value.action',
        message: `“${spec?.title ?? block.name}”设置了点击动作，但它不响应点击。`,
      },
  ),
}

/** One tap means one thing. */
const tapInTap: Rule = {
  id: 'tap-in-tap',
  group: 'targets',
  severity: 'warning',
  title: '图片同时设置了两种点击',
  why: '点击看大图和点击动作只能有一个起作用。',
  fix: '请关闭“点击看大图”，或删除点击动作。',
  find: eachBlock(
    'picture',
    ({ block }) =>
      block.value.preview === true &&
      block.common.action !== undefined && {
        path: 'value.preview',
        message: '设置了点击动作，“点击看大图”不会起作用。',
      },
  ),
}

/** A finger needs 44 pixels. */
const LEAST_PX = 44

const targetSmall: Rule = {
  id: 'target-small',
  group: 'targets',
  severity: 'warning',
  title: '点击区域太小',
  why: '手指点不准小于 44 像素的地方，容易点错。',
  fix: '请把宽和高都设为 88 个单位以上，或去掉限制。',
  find: eachBlock('all', (it) => {
    const name = takesTaps(it) && smallSide(it)
    return name && { path: `value.style.${name}`, message: '可以点击的地方小于 44 像素。' }
  }),
}

function takesTaps({ spec, actions }: PageBlock): boolean {
  return spec?.tap === 'own' || (spec?.tap === 'action' && actions.length > 0)
}

function smallSide({ block }: PageBlock): string | undefined {
  const { style = {} } = block.common
  return ['width', 'maxWidth', 'height', 'maxHeight'].find(
    (name) => (pxOf(style[name]) ?? LEAST_PX) < LEAST_PX,
  )
}

interface Area {
  label: string
  x: number
  y: number
  width: number
  height: number
}

/** Two areas of a picture do not overlap. */
const areasOverlap: Rule = {
  id: 'areas-overlap',
  group: 'targets',
  severity: 'warning',
  title: '两个热区重叠',
  why: '重叠的地方只有后一个热区起作用，访客会点到别处去。',
  fix: '请缩小或移开其中一个热区。',
  find: eachBlock('pictureWithAreas', ({ block: { value } }) => {
    const areas = value.list as Area[]
    return areas.flatMap((area, index) => {
      const below = areas.slice(0, index).findIndex((other) => overlap(area, other))
      if (below === -1) return []
      const message = `${areaName(area, index)}和${areaName(areas[below] as Area, below)}重叠。`
      return [{ path: `value.list[${index}].x`, message }]
    })
  }),
}

/** Areas may touch, and reach beyond the picture, where they are cut. */
function overlap(one: Area, other: Area): boolean {
  const meet = (start: 'x' | 'y', length: 'width' | 'height') =>
    Math.min(one[start] + one[length], other[start] + other[length], 100) > Math.max(one[start], other[start])
  return meet('x', 'width') && meet('y', 'height')
}

const areaName = ({ label }: Area, index: number) => (label ? `热区“${label}”` : `第 ${index + 1} 个热区`)

/** What can be tapped can be seen. */
const targetHidden: Rule = {
  id: 'target-hidden',
  group: 'targets',
  severity: 'warning',
  title: '可以点击的组件看不见',
  why: '看不见的点击区域是误导点击，平台审核会退回。',
  fix: '请去掉让它透明或隐藏的样式，或删除这个组件。',
  find: eachBlock('all', (it) => {
    const { style = {} } = it.block.common
    const isHidden = style.display === 'none' || Number(style.opacity ?? 1) < 0.1
    return takesTaps(it) && isHidden && { path: 'value.style', message: '可以点击的组件被样式隐藏了。' }
  }),
}

export const targetRules: readonly Rule[] = [
  buttonIdle,
  buttonEmpty,
  joinedImageMissing,
  actionIgnored,
  tapInTap,
  targetSmall,
  areasOverlap,
  targetHidden,
]
