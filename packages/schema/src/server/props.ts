import { z } from 'zod'
import type { Block } from '../document'
import { isRecord } from '../json'
import type { PropMeta } from './meta'

/** What an author says about a prop whose control the builder already knows. */
export type PropLabel = Omit<PropMeta, 'control' | 'options' | 'minItems'>

/** Longest address that is kept, in UTF-16 code units. */
const ADDRESS_LENGTH = 2048

/** Latest timestamp a `Date` can hold, in milliseconds. */
const LAST_MOMENT_MS = 8_640_000_000_000_000

type AddressControl = 'link' | 'image' | 'media' | 'path'

/** An address without a default, for the few places where none differs from an empty one. */
export function addressText(control: AddressControl, label: PropLabel) {
  return z
    .string()
    .max(ADDRESS_LENGTH)
    .meta({ ...label, control })
}

/** Where a tap leads: https on an allowed host, a path of this site, `#id`, or `tel:`. Empty when missing or unsafe. */
export function address(label: PropLabel) {
  return addressText('link', label).default('')
}

/** The address of an image. A relative file name is kept until an import has stored the file. */
export function image(label: PropLabel) {
  return addressText('image', label).default('')
}

/** The address of a video or sound file, under the same rules as an image's. */
export function media(label: PropLabel) {
  return addressText('media', label).default('')
}

/** Rich text of the tags in `RICH_TEXT_TAGS`. Reading a document sanitises it; `max` counts the markup too. */
export function html(label: PropLabel & { max?: number }) {
  const { max = 10_000, ...meta } = label
  return z
    .string()
    .max(max)
    .default('')
    .meta({ ...meta, control: 'html' })
}

/** A timestamp in milliseconds since 1970. Chain `.optional()` or `.default()` where it may be missing. */
export function datetime(label: PropLabel) {
  return z
    .int()
    .min(0)
    .max(LAST_MOMENT_MS)
    .meta({ unit: '毫秒', ...label, control: 'datetime' })
}

/** A CSS colour: `#fff4ec`, `rgb(…)`, `hsl(…)` or a name. Empty means the block's own. */
export function color(label: PropLabel) {
  return z
    .string()
    .max(64)
    .default('')
    .meta({ ...label, control: 'color' })
}

/** A length in 750-units, from 0 to 2000 by default. Chain `.optional()` or `.default()` where it may be missing. */
export function units(label: PropLabel & { min?: number; max?: number }) {
  const { min = 0, max = 2000, ...meta } = label
  return z
    .number()
    .min(min)
    .max(max)
    .meta({ unit: '设计像素', ...meta, control: 'units' })
}

/** A list of items of one type, empty by default. Fewer than `min` or more than `max` are kept but block publishing. */
export function list<Item extends z.ZodType>(item: Item, label: PropLabel & { min?: number; max?: number }) {
  const { min, max = 100, ...meta } = label
  return z
    .array(item)
    .max(max)
    .default([])
    .meta({ ...meta, minItems: min })
}

/** Holds blocks. The prop is called `children`; its view gets them rendered, as one element or none. */
export function blocks(label: PropLabel) {
  return z
    .array(z.custom<Block>(isRecord))
    .default([])
    .meta({ ...label, control: 'blocks' })
}
